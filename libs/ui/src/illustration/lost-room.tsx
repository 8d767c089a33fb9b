import { Floor, Illustration, type IllustrationProps } from './illustration.tsx';
import * as styles from './illustration.css.ts';

/** A suitcase before the door of a room that the house does not have. `number` is on its plate. */
export function LostRoomIllustration({ number, ...props }: IllustrationProps & { number: string }) {
  return (
    <Illustration {...props}>
      <path className={styles.wood} d="M80 134V26q0-8 8-8h64q8 0 8 8v108z" />
      <path className={styles.paper} d="M88 134V32q0-6 6-6h52q6 0 6 6v102z" />
      <path className={styles.line} d="M98 70h44v50H98z" />
      <rect className={styles.brass} x="100" y="36" width="40" height="22" rx="4" transform="rotate(-6 120 47)" />
      <text className={styles.sign} x="120" y="52.5" transform="rotate(-6 120 47)">
        {number}
      </text>
      <circle className={styles.brass} cx="146" cy="84" r="3.5" />
      <path className={styles.line} d="M186 90V72h18v18" />
      <rect className={styles.cloth} x="174" y="90" width="42" height="40" rx="5" />
      <path className={styles.brass} d="M182 90h6v40h-6zm20 0h6v40h-6z" />
      <path className={styles.ink} d="M178 130h6v4h-6zm28 0h6v4h-6z" />
      <path className={styles.line} d="M48 106c0-22-2-30-14-36m14 30c0-26 4-36 16-42m-16 46c-2-16-10-20-20-20m20 14c4-14 10-18 20-18" />
      <path className={styles.brass} d="M36 108h24l-4 26H40z" />
      <Floor />
    </Illustration>
  );
}
