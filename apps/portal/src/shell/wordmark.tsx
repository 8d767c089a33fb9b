import { Icon, HomeIcon } from '@foyer/ui';
import * as styles from './wordmark.css.ts';

/** The customer's name as a mark, until the customer's own logo comes with the settings. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className={styles.wordmark}>
      <span className={styles.sign} aria-hidden>
        <Icon icon={HomeIcon} />
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
