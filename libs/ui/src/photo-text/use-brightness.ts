import { useCallback, useState, type SyntheticEvent } from 'react';
import { fallback, measure, type Area, type Corner, type Size } from './brightness.ts';

const readPixels = (image: HTMLImageElement) => (part: Area, size: Size, area: Area) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size.width, size.height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height);
  return context.getImageData(area.x, area.y, area.width, area.height).data;
};

/**
 * How bright a picture is where a text is on it, from 0 to 255; `undefined` until it has loaded. Hand `imageProps` to an `Image` that is
 * cut to its box. Nothing moves when the brightness is known: choose colours by it, not sizes.
 */
export function useBrightness(block: Corner['block']) {
  const [brightness, setBrightness] = useState<number>();
  const take = useCallback(
    (image: HTMLImageElement) => {
      const inline = getComputedStyle(image).direction === 'rtl' ? 'right' : 'left';
      const picture = { width: image.naturalWidth, height: image.naturalHeight };
      const box = { width: image.clientWidth, height: image.clientHeight };
      setBrightness(measure(picture, box, { block, inline }, readPixels(image)));
    },
    [block],
  );
  return {
    brightness,
    imageProps: {
      // A picture of the server's page may have loaded, or failed, before anything listened.
      ref: useCallback(
        (image: HTMLImageElement | null) => {
          if (image?.complete && image.currentSrc) take(image);
        },
        [take],
      ),
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => take(currentTarget),
      onError: () => setBrightness(fallback.load),
    },
  };
}
