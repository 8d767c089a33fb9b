import type { FastifyBaseLogger } from 'fastify';
import { statfsSync } from 'node:fs';

/** Gives the free bytes of the disk a folder lies on. */
export type FreeSpace = (folder: string) => number;

interface GuardOptions {
  folder: string;
  minFreeMb: number;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  freeSpace?: FreeSpace;
  /** How long a measurement holds, in ms. */
  lifetimeMs?: number;
}

const megabyte = 1024 * 1024;

/** The free bytes as the system reports them. */
export const measureFreeSpace: FreeSpace = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Answers whether the disk is nearly full; measured when asked, at most once a second. Recovers by itself. */
export function createDiskGuard({ folder, minFreeMb, log, freeSpace = measureFreeSpace, lifetimeMs = 1_000 }: GuardOptions): () => boolean {
  let full = false;
  let measuredAt = -Infinity;
  return () => {
    if (performance.now() - measuredAt < lifetimeMs) return full;
    measuredAt = performance.now();
    const freeMb = Math.floor(freeSpace(folder) / megabyte);
    const now = freeMb < minFreeMb;
    if (now && !full) log.warn({ folder, freeMb, minFreeMb }, 'The disk is nearly full: nothing is written until there is room again');
    if (!now && full) log.info({ folder, freeMb }, 'There is room on the disk again: writing goes on');
    full = now;
    return full;
  };
}
