import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Image, type ImageSource } from '../image/image.tsx';
import { inksOn } from './ink.ts';
import * as styles from './photo-text.css.ts';

export interface PhotoTextProps extends ComponentPropsWithRef<'div'> {
  /** The photo, with its brightness (`luma`), which decides the colour of the text; without a photo the text is on the soft brand colour. */
  image: ImageSource | null;
  /** Shape of the box; it grows where the text needs more room. */
  ratio?: NonNullable<styles.PhotoTextVariants['ratio']>;
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
 * Words on a photo. Light or dark by how bright the photo is behind them (content §9), on a shade that keeps them readable whatever the
 * photo shows. Inside, use what takes the colour around it: `Heading`, `Text` without a tone, `LinkArea` to make all of it a link.
 */
export function PhotoText({
  image,
  ratio = '16:9',
  rounded,
  place = 'end',
  inset = 'card',
  sizes,
  priority,
  className,
  children,
  ...rest
}: PhotoTextProps) {
  const inks = image && inksOn(image, { ratio, block: place });
  const look = inks ? { ink: inks.left, inkRightToLeft: inks.right === inks.left ? undefined : inks.right } : { ink: 'brand' as const };
  return (
    <div {...rest} className={classNames(styles.photoText({ ratio, rounded, place, ...look }), className)}>
      {image && <Image {...image} ratio="fill" sizes={sizes} priority={priority} className={styles.picture} />}
      <div className={styles.words({ place, inset })}>{children}</div>
    </div>
  );
}
