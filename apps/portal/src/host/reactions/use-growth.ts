import { useEffect, useRef } from 'react';
import { focusComment } from './focus-comment.ts';

/**
 * After `mark` the focus goes to the nearest of the threads that come at that end of the list, so that no one loses their place, and it is said how many
 * have come.
 */
export function useGrowth(ids: readonly string[], announce: (more: number) => void): (end: 'first' | 'last') => void {
  const marked = useRef<{ end: 'first' | 'last'; known: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    if (!marked.current) return;
    const { end, known } = marked.current;
    const come = ids.filter((id) => !known.has(id));
    const nearest = end === 'last' ? come[0] : come.at(-1);
    if (!nearest) return;
    marked.current = undefined;
    announce(come.length);
    focusComment(nearest);
  }, [ids, announce]);
  return (end) => {
    marked.current = { end, known: new Set(ids) };
  };
}
