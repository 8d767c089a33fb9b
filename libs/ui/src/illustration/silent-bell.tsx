import { Illustration, type IllustrationProps } from './illustration.tsx';
import * as styles from './illustration.css.ts';

/** The bell of the reception, which has tipped over beside a card that asks for patience. */
export function SilentBellIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path className={styles.wood} d="M22 112h196v14H22zm12 14h172v16H34z" />
      <g transform="rotate(-14 92 112)">
        <path className={styles.brass} d="M58 100a36 36 0 0 1 72 0z" />
        <path className={styles.cloth} d="M54 100h80q4 0 4 4v4H50v-4q0-4 4-4z" />
        <path className={styles.line} d="M94 64v-8m-9-2h18" />
        <path className={styles.line} d="M72 92a24 24 0 0 1 12-14" />
      </g>
      <path className={styles.line} d="m40 66-10-6m16-12-6-10m22 2-1-11" />
      <path className={styles.paper} d="M156 112l8-44h34l8 44z" />
      <path className={styles.line} d="M181 78v16m0 8v.1" strokeWidth="5" />
    </Illustration>
  );
}
