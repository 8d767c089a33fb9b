import { designTokens, readPurposes } from '@foyer/theme/design-tokens';
import guide from '../../docs/theming.md?raw';
import * as styles from './blocks.css.ts';
import { useBrandTheme } from './use-brand-theme.ts';

/** What each colour is for, as the guide to theming says it. */
export const purposes = readPurposes(guide);

/** The tokens of the customer whom the toolbar chooses, as files for design tools. */
export function TokenFiles() {
  const { brand, theme } = useBrandTheme();
  return (
    <div className={`sb-unstyled ${styles.cards}`}>
      {(['light', 'dark'] as const).map((mode) => (
        <a
          key={mode}
          className={styles.card}
          download={`${brand}.${mode}.tokens.json`}
          href={`data:application/json,${encodeURIComponent(JSON.stringify(designTokens(theme, mode, purposes), null, 2))}`}
        >
          <span className={styles.cardTitle}>{`${brand}.${mode}.tokens.json`}</span>
          <span className={styles.cardText}>{`Every token of the ${mode} theme`}</span>
        </a>
      ))}
    </div>
  );
}
