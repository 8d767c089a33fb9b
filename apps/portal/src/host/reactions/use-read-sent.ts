import { useEffect, useEffectEvent, useRef } from 'react';
import type { QueuedComment } from './outbox.ts';

/** Reads an article's comments again once one waits no longer: it was sent, here or in another tab. */
export function useReadSent(queue: readonly QueuedComment[], read: () => unknown): void {
  const before = useRef(queue);
  const look = useEffectEvent((now: readonly QueuedComment[]) => {
    const left = new Set(now.map(({ key }) => key));
    if (before.current.some(({ key }) => !left.has(key))) read();
    before.current = now;
  });
  useEffect(() => look(queue), [queue]);
}
