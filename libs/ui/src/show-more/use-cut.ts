import { useEffect, useState, type RefObject } from 'react';

/** Whether the box cuts off some of its content: measured once it is on the page, and when its width, its fonts or its content change. */
export function useCut(boxRef: RefObject<HTMLElement | null>, contentRef: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const [box, content] = [boxRef.current, contentRef.current];
    // What is open is not cut, yet it can be closed again; so the last answer holds.
    if (!box || !content || open) return;
    // Half a pixel more than the box is a matter of rounding.
    const observer = new ResizeObserver(() => setCut(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [boxRef, contentRef, open]);
  return cut;
}
