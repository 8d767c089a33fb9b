import { ExpandIcon, Icon, Image, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import type { Picture } from '../gallery/is-picture.ts';
import * as styles from './slide-picture.css.ts';

/** A picture with its caption; a press shows it over the whole screen. */
export function SlidePicture({ item, onOpen }: { item: Picture; onOpen: () => void }) {
  return (
    <figure className={styles.slide}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <Image {...item.image} ratio="fill" sizes="(min-width: 76rem) 76rem, 100vw" />
        <VisuallyHidden>
          <FormattedMessage
            defaultMessage="Show on the whole screen"
            description="Button that a picture of a gallery is, after what the picture shows"
          />
        </VisuallyHidden>
        <span className={styles.sign}>
          <Icon icon={ExpandIcon} />
        </span>
      </button>
      {item.title && <figcaption className={styles.caption}>{item.title}</figcaption>}
    </figure>
  );
}
