import { type RefObject, useLayoutEffect } from 'react';

/** Makes the frame as wide as it is shown to be, and small enough for its place, once it is there. No styles in attributes: the page's policy refuses them. */
export function useFit(stage: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>, width: number, isThere = true) {
  useLayoutEffect(() => {
    const resize = () => {
      if (!stage.current || !frame.current) return;
      const { clientWidth, clientHeight } = stage.current;
      const scale = Math.min(1, clientWidth / width);
      Object.assign(frame.current.style, {
        width: `${width}px`,
        height: `${clientHeight / scale}px`,
        left: `${Math.max(0, (clientWidth - width * scale) / 2)}px`,
        transform: `scale(${scale})`,
      });
    };
    // It also answers at once, when the page is laid out in any case.
    const observer = new ResizeObserver(resize);
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage, frame, width, isThere]);
}
