import { Floor, Illustration, type IllustrationProps } from './illustration.tsx';
import * as styles from './illustration.css.ts';

/** A door with a sign at its handle, behind a rope between two brass posts. */
export function ClosedRoomIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path className={styles.wood} d="M80 134V26q0-8 8-8h64q8 0 8 8v108z" />
      <path className={styles.paper} d="M88 134V32q0-6 6-6h52q6 0 6 6v102z" />
      <path className={styles.line} d="M100 38h40v26h-40z" />
      <circle className={styles.brass} cx="144" cy="78" r="3.5" />
      <path className={styles.cloth} d="M137 80q7-9 14 0v26q0 3-3 3h-8q-3 0-3-3z" />
      <path className={styles.paper} d="M141 92h6v9h-6z" />
      <path className={styles.line} d="M58 84c20 46 104 46 124 0" strokeWidth="8" />
      <path className={styles.brass} d="M55 78h6v50h-6zm124 0h6v50h-6z" />
      <path className={styles.brass} d="M44 134q0-6 6-6h16q6 0 6 6zm124 0q0-6 6-6h16q6 0 6 6z" />
      <circle className={styles.brass} cx="58" cy="74" r="6" />
      <circle className={styles.brass} cx="182" cy="74" r="6" />
      <Floor />
    </Illustration>
  );
}
