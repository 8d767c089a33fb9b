import { contrastPairs, hexOf, type Theme } from '@foyer/theme';
import { wcagContrast } from 'culori';
import * as styles from './playground.css.ts';

interface ContrastListProps {
  theme: Theme;
  mode: 'light' | 'dark';
  /** Only pairs in which one of these words is, such as `brand`; every pair by default. */
  about?: string;
}

/** Front and ground of a pair as they look, with the contrast they have and the least they must have. */
export function ContrastList({ theme, mode, about = '' }: ContrastListProps) {
  const colors = theme.color[mode];
  const shown = contrastPairs.filter(({ front, ground }) => `${front} ${ground}`.toLowerCase().includes(about));
  return (
    <ul className={styles.pairs}>
      {shown.map(({ front, ground, least }) => (
        <li key={`${front} ${ground}`} className={styles.pair}>
          <svg width="44" height="24" viewBox="0 0 44 24" aria-hidden>
            <rect width="44" height="24" rx="4" fill={colors[ground]} stroke={colors.lineStrong} />
            <circle cx="22" cy="12" r="7" fill={colors[front]} />
          </svg>
          <span className={styles.names}>{[front, ground].join(' / ')}</span>
          <span className={styles.figure}>{`${wcagContrast(hexOf(colors[front]), hexOf(colors[ground])).toFixed(2)} ≥ ${least}`}</span>
        </li>
      ))}
    </ul>
  );
}
