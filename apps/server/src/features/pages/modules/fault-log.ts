import { LRUCache } from 'lru-cache';
import type { Context } from '../../../platform/context.ts';

const dayMs = 24 * 60 * 60 * 1000;
const remembered = 1000;

/** Where the fault is. */
export interface FaultSubject {
  org: string;
  page: string;
  /** Null where it has no id that could be named. */
  module: string | null;
  type: string | null;
}

/** Says what keeps a module from being shown. */
export type FaultLog = (subject: FaultSubject, message: string, details: object) => void;

/** What distinguishes two faults of one module. */
const signature = (details: object): string =>
  JSON.stringify(details, (_key, value: unknown) => (value instanceof Error ? value.message : value)).slice(0, 500);

/** Reports each fault once a day and not for every reader: a page that is read is made again every second. */
export function createFaultLog(log: Pick<Context['log'], 'error'>): FaultLog {
  const reported = new LRUCache<string, true>({ max: remembered, ttl: dayMs });
  return (subject, message, details) => {
    const key = JSON.stringify([subject, message, signature(details)]);
    if (reported.has(key)) return;
    reported.set(key, true);
    log.error({ ...subject, ...details }, message);
  };
}
