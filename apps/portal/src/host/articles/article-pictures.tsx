import type { Schemas } from '@foyer/api';
import { PictureLink } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './article-page.css.ts';

/** More pictures below the text; each leads to itself, and with the page alive opens over the whole screen. */
export function ArticlePictures({ images, onOpen }: { images: Schemas['Image'][]; onOpen: (id: string) => void }) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.pairs}>
      {images.map((image) => (
        <li key={image.id}>
          <PictureLink
            href={image.variants.at(-1)?.src ?? image.src}
            image={image}
            ratio="3:2"
            sizes="(min-width: 48rem) 23rem, 100vw"
            onOpen={() => onOpen(image.id)}
            label={
              <FormattedMessage
                defaultMessage="Show full screen"
                description="Link that a picture of an article is, after what the picture shows"
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
