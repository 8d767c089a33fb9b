import { GiftIcon, Icon, Image } from '@foyer/ui';
import * as styles from './cart-line.css.ts';

const size = 224;

/** The small picture of a line, or a sign in its place. */
export function LinePicture({ src }: { src: string | null }) {
  if (!src) {
    return (
      <span className={styles.blank}>
        <Icon icon={GiftIcon} />
      </span>
    );
  }
  return <Image src={src} alt="" width={size} height={size} ratio="1:1" rounded="m" className={styles.picture} />;
}
