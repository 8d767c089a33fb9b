import { contrastPairs, variableName } from '@foyer/theme';
import { vars } from '@foyer/ui/theme';
import { wcagContrast } from 'culori';
import * as styles from './blocks.css.ts';
import { colorGroups } from './color-groups.ts';
import { Copy } from './copy.tsx';
import { purposes } from './token-files.tsx';
import { useBrandTheme } from './use-brand-theme.ts';

/** Below this a pair is one of lines and fills, and is not written in. */
const textContrast = 4.5;

type ColorName = keyof typeof vars.color;

const cssVariable = (name: string) => `var(${variableName(['color', name])})`;

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.swatch}>
      <div className={styles.paint} style={{ background: cssVariable(name) }} />
      <div className={styles.facts}>
        <span className={styles.tokenName}>{name}</span>
        <span>{purposes.get(variableName(['color', name]))}</span>
        <Copy text={variableName(['color', name])} />
        <span className={styles.code}>{value}</span>
      </div>
    </div>
  );
}

/** Every colour of the contract, in the customer's look and the mode that the toolbar chooses. */
export function ColorTokens() {
  const { colors } = useBrandTheme();
  return colorGroups(Object.keys(vars.color)).map(({ title, about, names }) => (
    <section key={title}>
      <h3>{title}</h3>
      <p>{about}</p>
      <div className={`sb-unstyled ${styles.swatches}`}>
        {names.map((name) => (
          <Swatch key={name} name={name} value={colors[name as ColorName]} />
        ))}
      </div>
    </section>
  ));
}

/** Every pair that must be distinguishable, with the contrast it has now and the least it must have. */
export function ContrastPairs() {
  const { colors } = useBrandTheme();
  const grounds = [...new Set(contrastPairs.map(({ ground }) => ground))];
  return (
    <div className={`sb-unstyled ${styles.grounds}`}>
      {grounds.map((ground) => (
        <div key={ground}>
          <p className={styles.groundName}>On {ground}</p>
          <ul className={styles.fronts} style={{ background: cssVariable(ground) }}>
            {contrastPairs
              .filter((pair) => pair.ground === ground)
              .map(({ front, least }) => (
                <li key={front} className={styles.front} style={{ color: cssVariable(least < textContrast ? 'text' : front) }}>
                  {least < textContrast && <span className={styles.sample} style={{ background: cssVariable(front) }} />}
                  <span className={styles.tokenName}>{front}</span>
                  <span className={styles.ratio}>
                    {wcagContrast(colors[front], colors[ground]).toFixed(1)} ≥ {least}
                  </span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
