import type { Schemas } from '@foyer/api';
import { Image } from '@foyer/ui';
import * as styles from './article-page.css.ts';

/** More pictures below the text. */
export function ArticleImages({ images }: { images: Schemas['Image'][] }) {
  if (images.length === 0) return null;
  return (
    <ul className={styles.images}>
      {images.map((image) => (
        <li key={image.id}>
          <Image {...image} ratio="3:2" rounded="m" sizes="(min-width: 48rem) 23rem, 100vw" />
        </li>
      ))}
    </ul>
  );
}
