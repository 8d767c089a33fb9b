import { Illustration, type IllustrationProps } from './illustration.tsx';
import * as styles from './illustration.css.ts';

/** A table that is laid: what will be served has yet to come. */
export function ClocheIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props}>
      <path className={styles.paper} d="M30 112h180l8 30H22z" />
      <path className={styles.line} d="m66 112-6 30m114-30 6 30" />
      <path className={styles.brass} d="M70 102a50 50 0 0 1 100 0z" />
      <path className={styles.line} d="M86 94a35 35 0 0 1 20-26" />
      <circle className={styles.brass} cx="120" cy="46" r="6" />
      <path className={styles.cloth} d="M58 102h124q0 10-12 10H70q-12 0-12-10z" />
      <path className={styles.line} d="M44 112V88m-5 0v-10m5 10V78m5 10V78m-10 10h10m147 24V78q8 8 0 20" />
      <path className={styles.line} d="M98 32q-6-7 0-14m22 12q-6-7 0-14m22 16q-6-7 0-14" />
    </Illustration>
  );
}
