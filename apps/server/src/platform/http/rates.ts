import { LRUCache } from 'lru-cache';
import { BurstyRateLimiter, RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** How often a member may do what belongs to a class: so many times a minute, and `burst` more within ten minutes. */
interface Rate {
  perMinute: number;
  burst: number;
}

/** The classes that writes belong to (`x-rate`). People at work stay far below them; a script that writes for a member does not. */
export const memberRates = {
  /** Texts that others read, and are notified of. */
  comments: { perMinute: 10, burst: 20 },
  likes: { perMinute: 60, burst: 60 },
  /** Carts. */
  shop: { perMinute: 60, burst: 60 },
  /** What is read, confirmed and seen. */
  reading: { perMinute: 60, burst: 120 },
  /** One's own profile, settings and sessions. */
  account: { perMinute: 20, burst: 40 },
  /** Files begun, finished and given up. */
  uploads: { perMinute: 120, burst: 240 },
  /** Their parts. */
  upload_parts: { perMinute: 600, burst: 1_200 },
  /** Messages of the chat, and what is done to them and to conversations. */
  messages: { perMinute: 60, burst: 120 },
  /** That one has read, is writing, mutes: what pages say by themselves. */
  signals: { perMinute: 120, burst: 240 },
  /** Pages and articles, and putting in order what others wrote. */
  editing: { perMinute: 30, burst: 60 },
} as const satisfies Record<string, Rate>;

/** What a session may read. Browsers that open thirty tabs again at once stay below it, and screens; a script that copies the portal does not. */
export const sessionReads: Rate = { perMinute: 3_000, burst: 3_000 };

/** A class of members' writes; or `feature` where there is no member yet, and the feature counts by account, mailbox or link. */
export type RateClass = keyof typeof memberRates | 'feature';

/** Whether the contract's word is a class. */
export const isRateClass = (value: unknown): value is RateClass =>
  value === 'feature' || (typeof value === 'string' && Object.hasOwn(memberRates, value));

/** So many times in so many seconds. */
export interface RateLimit {
  prefix: string;
  points: number;
  duration: number;
}

/** Slows down writes, by member and class; never by address, for a whole hotel has one. */
export interface WriteRates {
  /** Counts a write. Throws `Problem(429, 'too_many_writes')` with `Retry-After` where there were too many. */
  count(rate: RateClass, memberId: string): Promise<void>;
}

/** Slows down reads, by session. */
export interface ReadRates {
  /** Counts a read. Throws `Problem(429, 'too_many_reads')` with `Retry-After` where there were too many. */
  count(sessionId: string): Promise<void>;
}

const burstSeconds = 10 * 60;
const mostRefused = 10_000;

type Refusal = 'too_many_writes' | 'too_many_reads';

function refusal(code: Refusal, milliseconds: number): Problem {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Problem(429, code, { headers: { 'retry-after': String(seconds) }, values: { seconds } });
}

/** Makes the limits from the limiter of a database, which all processes share. `factor` is how many times as much as usual is let through. */
export function createWriteRates(createLimiter: (limit: RateLimit) => RateLimiterPostgres, factor: number): WriteRates {
  const limiters = new Map(
    Object.entries(memberRates).map(([name, { perMinute, burst }]) => [
      name,
      new BurstyRateLimiter(
        createLimiter({ prefix: `write-${name}`, points: perMinute * factor, duration: 60 }),
        createLimiter({ prefix: `burst-${name}`, points: burst * factor, duration: burstSeconds }),
      ),
    ]),
  );
  // Who goes on regardless is refused without asking the database.
  const refused = new LRUCache<string, number>({ max: mostRefused });

  return {
    async count(rate, memberId) {
      const limiter = limiters.get(rate);
      if (!limiter) return;
      const key = `${rate}:${memberId}`;
      const left = (refused.get(key) ?? 0) - performance.now();
      if (left > 0) throw refusal('too_many_writes', left);
      try {
        await limiter.consume(memberId);
      } catch (result) {
        if (!(result instanceof RateLimiterRes)) throw result;
        refused.set(key, performance.now() + result.msBeforeNext);
        throw refusal('too_many_writes', result.msBeforeNext);
      }
    },
  };
}

/** Makes the limit of reads. It counts in this process: a statement for each read would cost more than what it saves. */
export function createReadRates(factor: number): ReadRates {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'read', points: sessionReads.perMinute * factor, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'burst-read', points: sessionReads.burst * factor, duration: burstSeconds }),
  );
  return {
    async count(sessionId) {
      await limiter.consume(sessionId).catch((result: unknown) => {
        throw result instanceof RateLimiterRes ? refusal('too_many_reads', result.msBeforeNext) : result;
      });
    },
  };
}
