import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been within a margin of the screen (`rootMargin` of an observer); once it has, that stays. */
export function useCameNear(element: RefObject<Element | null>, rootMargin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, near]);
  return near;
}
