import type pg from 'pg';
import { count, createLimiter } from './limiter.ts';
import { createSlowLane, type LaneSize } from './slow-lane.ts';

/** How an address, or an account, is slowed that does something too often. */
export interface SlowdownSize extends LaneSize {
  /** So many times are free… */
  free: number;
  /** …in so many seconds. */
  seconds: number;
  /** Each further one makes the next wait so much longer… */
  stepMs: number;
  /** …up to this. */
  maxMs: number;
}

/** A hotel comes from one address, so it is slowed and never locked: once slowed it does one thing a second. */
export const slowdownOfAddresses: SlowdownSize = { free: 100, seconds: 60 * 60, stepMs: 100, maxMs: 8_000, perKey: 8, inAll: 200 };

/** Of one account, once a minute's 120 are used up: one login a second. */
export const slowdownOfLogins: SlowdownSize = { free: 120, seconds: 60, stepMs: 250, maxMs: 4_000, perKey: 4, inAll: 50 };

/** Slows addresses or accounts. They are counted in the database, by all processes; who waits, waits in one. */
export interface Slowdown {
  /** Throws `Problem(429, 'busy')` where as many of the group wait as may; asks no database. */
  check(group: string): void;
  /** Counts one for the group and waits as long as it has to. True where it had to. Throws `Problem(429, 'busy')`, counting nothing. */
  take(group: string): Promise<boolean>;
  /** Takes one back. */
  undo(group: string): Promise<void>;
}

/** Makes it; `prefix` keeps its counts apart from those of others. Groups are addresses (`addressGroup`) or keys (`limitKey`). */
export function createSlowdown(pool: pg.Pool, prefix: string, size: SlowdownSize = slowdownOfAddresses): Slowdown {
  const limiter = createLimiter(pool, { prefix, points: size.free, duration: size.seconds });
  const lane = createSlowLane(size);
  const undo = async (group: string): Promise<void> => void (await limiter.reward(group));
  return {
    check: lane.check,
    undo,
    async take(group) {
      // An onrush of a group that is slowed already costs the database nothing.
      lane.check(group);
      const { points, exceeded } = await count(limiter, group);
      await lane.wait(group, Math.min(size.maxMs, size.stepMs * (points - size.free))).catch(async (refusal: unknown) => {
        await undo(group);
        throw refusal;
      });
      return exceeded;
    },
  };
}
