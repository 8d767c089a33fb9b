import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../platform/http/problem.ts';

/** How many requests may wait at the same time: each holds a connection. */
export interface LaneSize {
  perKey: number;
  inAll: number;
}

/** Lets requests wait, a few at a time. */
export interface SlowLane {
  /** Throws as `wait` does where no more may wait for this key. */
  check(key: string): void;
  /** Waits. Throws `Problem(429, 'busy')` with `Retry-After` where no more may wait, for this key or in all. */
  wait(key: string, ms: number): Promise<void>;
}

/** Makes a lane of this process. */
export function createSlowLane({ perKey, inAll }: LaneSize): SlowLane {
  const waiting = new Map<string, number>();
  let all = 0;

  const busy = (): Problem => new Problem(429, 'busy', { headers: { 'retry-after': '5' } });

  const check = (key: string): void => {
    if ((waiting.get(key) ?? 0) >= perKey) throw busy();
  };

  const change = (key: string, by: 1 | -1): void => {
    const count = (waiting.get(key) ?? 0) + by;
    all += by;
    if (count > 0) waiting.set(key, count);
    else waiting.delete(key);
  };

  return {
    check,
    async wait(key, ms) {
      if (ms <= 0) return;
      check(key);
      if (all >= inAll) throw busy();
      change(key, 1);
      await delay(ms).finally(() => change(key, -1));
    },
  };
}
