import { startTransition, useEffect, useState } from 'react';

/** When the next step is taken. Returns what calls it off. */
type Schedule = (step: () => void) => () => void;

/** As soon as the browser had its turn, which it gets within as well: what a transition renders is done in slices. */
export const soon: Schedule = (step) => {
  const timer = setTimeout(() => startTransition(step));
  return () => clearTimeout(timer);
};

/** In a frame of its own. */
export const nextFrame: Schedule = (step) => {
  const frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

/** Counts from 0 to `total`, one at a time. */
export function useOneByOne(total: number, schedule: Schedule): number {
  const [count, setCount] = useState(0);
  useEffect(() => (count < total ? schedule(() => setCount(count + 1)) : undefined), [count, total, schedule]);
  return Math.min(count, total);
}
