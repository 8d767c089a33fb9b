import { use, useEffect, useState } from 'react';
import { RunningContext } from './running.ts';

/** Counts on by itself, every `everyMs`, from 0 to `count` − 1 and round again; one thing alone does not turn. */
export function useTurn(count: number, everyMs: number): number {
  const running = use(RunningContext);
  const [turned, setTurned] = useState(0);
  useEffect(() => {
    if (!running || count < 2) return undefined;
    const timer = setTimeout(() => setTurned((before) => (before + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [running, count, everyMs, turned]);
  return count > 0 ? turned % count : 0;
}
