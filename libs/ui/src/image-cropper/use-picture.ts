import { useEffect, useState } from 'react';

/** A picture as far as it has come; width and height in pixels of the original. */
export type Picture = { state: 'loading' | 'broken' } | { state: 'ready'; src: string; width: number; height: number };

/** Loads a picture to learn its size before it is laid out, and whether it can be shown at all. */
export function usePicture(src: string | undefined): Picture {
  const [loaded, setLoaded] = useState<{ src: string; picture: Picture }>();
  useEffect(() => {
    if (!src) return;
    let wanted = true;
    const element = new Image();
    const settle = (picture: Picture) => wanted && setLoaded({ src, picture });
    element.onload = () => settle({ state: 'ready', src, width: element.naturalWidth, height: element.naturalHeight });
    element.onerror = () => settle({ state: 'broken' });
    element.src = src;
    return () => {
      wanted = false;
    };
  }, [src]);
  return loaded && loaded.src === src ? loaded.picture : { state: 'loading' };
}
