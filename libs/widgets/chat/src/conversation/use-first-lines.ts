import { startTransition, useEffect, useState } from 'react';
import type { Timeline } from '../sync/timeline.ts';
import { isUnread, type Unread } from './arrange.ts';

/** So many messages fill the panel. */
const firstLines = 8;

/** The timeline as it is shown: at first only what fills the panel, the rest of what is loaded once that is painted. A place further up that is to be shown first needs all of it at once. */
export function useFirstLines(
  timeline: Timeline,
  { at, unread }: { at: number | undefined; unread: Unread },
): { shown: Timeline; isWhole: boolean } {
  const last = timeline.messages.slice(-firstLines);
  const [isWhole, setWhole] = useState(
    at !== undefined ||
      last.length === timeline.messages.length ||
      timeline.messages.slice(0, -firstLines).some(({ number }) => isUnread(unread, number)),
  );
  useEffect(() => {
    // After the paint, and below whatever is typed meanwhile.
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { shown: isWhole ? timeline : { ...timeline, messages: last, hasBefore: true }, isWhole };
}
