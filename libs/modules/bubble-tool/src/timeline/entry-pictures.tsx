import type { Schemas } from '@foyer/api';
import { Image } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { Turner } from '../turner/turner.tsx';
import * as styles from './timeline.css.ts';

/** How long a picture stays where an article has several, in ms. */
const everyMs = 5_000;

/** The pictures of an article, one after the other. */
export function EntryPictures({ images }: { images: readonly Schemas['Image'][] }) {
  const intl = useIntl();
  return (
    <div className={styles.pictures}>
      <Turner
        everyMs={everyMs}
        label={intl.formatMessage({ defaultMessage: 'Pictures', description: 'Name of the pictures of an article on the TV page' })}
      >
        {images.map((image) => (
          <Image key={image.id} {...image} ratio="fill" sizes="(max-aspect-ratio: 1) 90vw, 40vw" />
        ))}
      </Turner>
    </div>
  );
}
