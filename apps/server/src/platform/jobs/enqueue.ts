import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/client.ts';
import type { Job } from './job.ts';
import { jobs } from './jobs.tables.ts';

/** How a job is enqueued. */
export interface EnqueueOptions {
  /** The customer it works for: none waits for another one's many. */
  orgId?: string;
  /** Enqueued again with the same key while it waits or runs, it is the same job. */
  key?: string;
  /** Not before so many milliseconds. */
  inMs?: number;
}

const listeners = new Set<() => void>();

/** Calls back whenever something is enqueued in this process, until the returned function is called. */
export function onEnqueue(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Enqueues a job. Given the transaction of what causes it, both happen or neither does. It runs at least once: a process may die between doing it and
 * noting so, hence `run` bears being repeated.
 */
export async function enqueue<Payload>(
  db: Pick<Db, 'insert'>,
  { name, payload: schema }: Job<Payload>,
  payload: Payload,
  { orgId, key, inMs = 0 }: EnqueueOptions = {},
): Promise<void> {
  const dueAt = sql`now() + ${inMs} * interval '1 millisecond'`;
  const made = await db
    .insert(jobs)
    .values({ id: uuidv7(), name, orgId, key, payload: schema.parse(payload), dueAt })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  if (made.length > 0) for (const listener of listeners) listener();
}
