import { useEffect, useState } from 'react';

/**
 * How many of a growing list's entries have been on the page for two frames: long enough for the browser to remember their sizes
 * (`contain-intrinsic-size: auto`), so that skipping their inside moves nothing and a scroll position fits when one comes back.
 */
export function useSettled(count: number): number {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettled(count));
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return Math.min(settled, count);
}
