import { Illustration, type IllustrationProps } from './illustration.tsx';
import * as styles from './illustration.css.ts';

const hooks = [
  [70, 40],
  [120, 40],
  [170, 40],
  [70, 90],
  [170, 90],
] as const;

/** A board with the keys of all rooms but one, and the glass that looks for it. */
export function EmptyHookIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <rect className={styles.wood} x="40" y="14" width="160" height="122" rx="10" />
      <rect className={styles.paper} x="48" y="22" width="144" height="106" rx="5" />
      {hooks.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={styles.line} r="5" cy="2" />
          <path className={styles.brass} d="M-3 7h6v20h6v4h-6v3h-6z" />
        </g>
      ))}
      <path className={styles.faint} d="M117 97h6v20h6v4h-6v3h-6z" />
      <circle className={styles.line} cx="120" cy="90" r="2" />
      <circle className={styles.line} cx="126" cy="104" r="25" strokeWidth="5" />
      <path className={styles.line} d="m145 122 22 20" strokeWidth="9" />
    </Illustration>
  );
}
