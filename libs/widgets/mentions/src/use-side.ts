import { type RefObject, useLayoutEffect, useState } from 'react';

/** On which side of a field there is more room in what is seen of the window, which the keyboards of phones make smaller. Below where it is enough. */
export function useSide(place: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): 'above' | 'below' {
  const [side, setSide] = useState<'above' | 'below'>('below');
  useLayoutEffect(() => {
    const measure = () => {
      const [pop, box] = [place.current?.offsetHeight ?? 0, field.current?.getBoundingClientRect()];
      if (!box) return;
      const below = (visualViewport?.height ?? innerHeight) - box.bottom;
      setSide(below < pop && box.top > below ? 'above' : 'below');
    };
    measure();
    visualViewport?.addEventListener('resize', measure);
    return () => visualViewport?.removeEventListener('resize', measure);
  });
  return side;
}
