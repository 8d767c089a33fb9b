import { startTransition, useEffect, useState } from 'react';
import type { Timeline } from '../sync/timeline.ts';

/** So many messages fill the panel. */
const firstLines = 8;

/** The timeline as it is shown: at first only what fills the panel, the rest of what is loaded once that is painted. A place further up that is to be shown first needs all of it at once. */
export function useFirstLines(
  timeline: Timeline,
  { at, readUntil }: { at: number | undefined; readUntil: number },
): { shown: Timeline; isWhole: boolean } {
  const last = timeline.messages.slice(-firstLines);
  const [isWhole, setWhole] = useState(
    at !== undefined || last.length === timeline.messages.length || (last[0]?.number ?? 0) > readUntil + 1,
  );
  useEffect(() => {
    // After the paint, and below whatever is typed meanwhile.
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { shown: isWhole ? timeline : { ...timeline, messages: last, hasBefore: true }, isWhole };
}
