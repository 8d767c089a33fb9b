import { useCallback, useState, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ImageOffIcon } from '../icon/icons.ts';
import { candidates } from './candidates.ts';
import * as styles from './image.css.ts';

/** An image and the sizes it can be had in, as the server describes it. */
export interface ImageSource {
  /** Names the image at the server. It is no id of the page: one image may be in several places. */
  id?: string;
  /** Address of a middle size. */
  src: string;
  /** What the image shows; empty where it is decoration. */
  alt: string;
  /** Width of the original in pixels. */
  width: number;
  /** Height of the original in pixels. */
  height: number;
  /** Every size, narrowest first; width in pixels. */
  variants?: readonly { width: number; src: string }[];
  /** How bright it is from 0 to 255 in 8 × 8 parts, row by row, where words may stand on it. */
  luma?: readonly number[] | undefined;
  /** The point that stays in view where it is cut, from 0 to 1 of its width and height; the middle unless given. */
  focal_point?: { x: number; y: number } | undefined;
}

export interface ImageProps extends ImageSource, Omit<ComponentPropsWithRef<'img'>, keyof ImageSource | 'loading' | 'srcSet'> {
  /** The shape it is cut to; `natural` keeps its own, `fill` and `contain` take the box they are in. */
  ratio?: styles.ImageVariants['ratio'];
  rounded?: styles.ImageVariants['rounded'];
  /** The width it will have, for the choice among the variants (native `sizes`). */
  sizes?: string;
  /** The largest image of the first view: loaded at once and first. All others load when they come near. */
  priority?: boolean;
}

/** A responsive image that keeps its place while it loads and shows a quiet sign where it cannot. */
export function Image({
  id: _id,
  luma: _luma,
  focal_point: focal,
  src,
  alt,
  width,
  height,
  variants = [],
  sizes = '100vw',
  priority = false,
  ratio,
  rounded,
  className,
  onError,
  ref,
  ...rest
}: ImageProps) {
  const [failed, setFailed] = useState<string>();
  // An image of the server's page may have failed before the browser attached `onError`.
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0)
        element.decode().catch(() => setFailed(element.getAttribute('src') ?? undefined));
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
  const classes = classNames(styles.image({ ratio, rounded }), className);
  if (failed === src) return <MissingImage alt={alt} width={width} height={height} className={classes} />;
  return (
    <img
      decoding={priority ? 'sync' : 'async'}
      {...rest}
      ref={check}
      className={classes}
      data-x={focal && Math.round(focal.x * styles.focalSteps)}
      data-y={focal && Math.round(focal.y * styles.focalSteps)}
      // Before `src`, so that no browser starts the wrong size.
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      sizes={variants.length > 0 ? sizes : undefined}
      srcSet={
        variants.length > 0
          ? candidates(variants, sizes)
              .map((variant) => `${variant.src} ${variant.width}w`)
              .join(', ')
          : undefined
      }
      src={src}
      alt={alt}
      width={width}
      height={height}
      onError={(event) => {
        setFailed(src);
        onError?.(event);
      }}
    />
  );
}

/** Takes the place of an image that cannot be shown, in its shape; where there is room it says what would be seen. */
function MissingImage({ alt, width, height, className }: Pick<ImageSource, 'alt' | 'width' | 'height'> & { className?: string }) {
  return (
    <span className={classNames(styles.missing, className)} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg viewBox={`0 0 ${Math.max(width, 1)} ${Math.max(height, 1)}`} className={styles.keeper} aria-hidden />
      <span className={styles.missingFace}>
        <Icon icon={ImageOffIcon} className={styles.missingSign} />
        {alt && (
          <span className={styles.missingWords} dir="auto">
            {alt}
          </span>
        )}
      </span>
    </span>
  );
}
