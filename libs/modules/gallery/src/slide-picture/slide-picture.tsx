import { PictureLink } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import type { Picture } from '../gallery/is-picture.ts';
import * as styles from './slide-picture.css.ts';

/** A picture with its caption; a press shows it over the whole screen. */
export function SlidePicture({ item: { image, title }, onOpen }: { item: Picture; onOpen: () => void }) {
  return (
    <figure className={styles.slide}>
      <PictureLink
        href={image.variants.at(-1)?.src ?? image.src}
        image={image}
        ratio="fill"
        sizes="(min-width: 76rem) 76rem, 100vw"
        className={styles.picture}
        onOpen={onOpen}
        label={
          <FormattedMessage
            defaultMessage="Show full screen"
            description="Link that a picture of a gallery is, after what the picture shows"
          />
        }
      />
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}
