import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Image, type ImageSource } from '../image/image.tsx';
import { fallback, inkOn } from './brightness.ts';
import * as styles from './photo-text.css.ts';
import { useBrightness } from './use-brightness.ts';

export interface PhotoTextProps extends ComponentPropsWithRef<'div'> {
  /** The photo; without one the text is on the soft brand colour. */
  image: ImageSource | null;
  /** Shape of the box; it grows where the text needs more room. */
  ratio?: styles.PhotoTextVariants['ratio'];
  rounded?: styles.PhotoTextVariants['rounded'];
  /** Where on the photo the text is. */
  place?: 'start' | 'end';
  /** How far from the edge the text begins: as in a card, or where the rest of the page does, for a photo from edge to edge. */
  inset?: 'card' | 'page';
  /** The width the photo will have (native `sizes`). */
  sizes?: string;
  /** The photo belongs to the first view. */
  priority?: boolean;
}

/**
 * Words on a photo. Light or dark by how bright the photo is behind them (content §9), on a shade that keeps them readable whatever was
 * measured. Inside, use what takes the colour around it: `Heading`, `Text` without a tone, `LinkArea` to make all of it a link.
 */
export function PhotoText({
  image,
  ratio,
  rounded,
  place = 'end',
  inset = 'card',
  sizes,
  priority,
  className,
  children,
  ...rest
}: PhotoTextProps) {
  const { brightness = fallback.load, imageProps } = useBrightness(place);
  const ink = image ? inkOn(brightness) : 'brand';
  return (
    <div {...rest} className={classNames(styles.photoText({ ratio, rounded, place, ink }), className)}>
      {image && (
        <Image
          // Another photo is measured again.
          key={image.src}
          {...image}
          {...imageProps}
          ratio="fill"
          sizes={sizes}
          priority={priority}
          className={styles.picture}
        />
      )}
      <div className={styles.words({ place, inset })}>{children}</div>
    </div>
  );
}
