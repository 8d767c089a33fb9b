import { deriveTheme, themeCss, type ThemeSeed } from '@foyer/theme';
import { ContrastList } from './contrast-list.tsx';
import * as styles from './playground.css.ts';
import { SampleView } from './sample-view.tsx';

/** What comes of a seed, in both modes, with the contrast of everything that has the brand's colour. */
export function ThemedSamples({ seed, figures = true }: { seed: ThemeSeed; figures?: boolean }) {
  const theme = deriveTheme(seed);
  const scope = `theme-of-${[seed.brandColor.slice(1), seed.cornerStyle, seed.fontPair].join('-')}`;
  return (
    <div className={`${scope} ${styles.modes}`}>
      <style>{themeCss(theme, { selector: `.${scope}` })}</style>
      {(['light', 'dark'] as const).map((mode) => (
        <section key={mode} data-theme={mode} className={styles.mode} aria-label={[seed.brandColor, mode].join(' ')}>
          <SampleView />
          {figures && <ContrastList theme={theme} mode={mode} about="brand" />}
        </section>
      ))}
    </div>
  );
}
