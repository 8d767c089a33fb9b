import { Cron } from 'croner';
import { z } from 'zod';

const minuteMs = 60 * 1000;

/** How a failed job is tried again, in ms: after pauses that double from the first to the longest, until it is older than `forMs`. */
export interface Retry {
  firstMs: number;
  longestMs: number;
  forMs: number;
}

/** A kind of background work. */
export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  retry: Retry;
  /** The next moment of a recurring job; undefined for jobs that are enqueued. */
  next?: (after: Date) => Date;
}

/** What a job is defined by. */
export interface JobDefinition<Payload> {
  /** `feature.verb`; kept in the database. */
  name: string;
  payload?: z.ZodType<Payload>;
  /** A cron pattern in UTC, for a job that recurs: one row for all processes, which is never given up. */
  schedule?: string;
  retry?: Partial<Retry>;
}

const usualRetry: Retry = { firstMs: minuteMs / 2, longestMs: 15 * minuteMs, forMs: 24 * 60 * minuteMs };

/** Defines a job; what it does is given to `context.jobs.add`. */
export function defineJob<Payload = Record<string, never>>({ name, payload, schedule, retry }: JobDefinition<Payload>): Job<Payload> {
  const cron = schedule === undefined ? undefined : new Cron(schedule, { timezone: 'UTC' });
  return {
    name,
    payload: payload ?? (z.strictObject({}) as unknown as z.ZodType<Payload>),
    retry: { ...usualRetry, ...retry },
    ...(cron && { next: (after: Date) => cron.nextRun(after)! }),
  };
}

/** Thrown by a job that trying again cannot help: it becomes a dead letter at once; one that recurs waits for its next time. */
export class GiveUp extends Error {}

/** Thrown by a job that needs something which is away, and so do its like: none of them is tried for half a minute. */
export class Away extends Error {}

/** The pause before the next attempt; between half and all of it, so that jobs do not come back all at once. */
export function retryPauseMs(attempts: number, { firstMs, longestMs }: Retry, random: number = Math.random()): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.5 + random / 2));
}

const maxReason = 500;

/** A failure in few words, without line breaks. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/[\s\p{Cc}]+/gu, ' ').slice(0, maxReason);
