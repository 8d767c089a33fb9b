import type { Dirent } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** How large a cache may become, and when it is looked at. */
export interface CacheOptions {
  folder: string;
  maxBytes: number;
  /** What was used within this time stays, however full it is: its path may just be on its way to a reader. */
  graceMs?: number;
  /** Drafts that are older were left behind by a process that died. */
  draftMs?: number;
  everyMs?: number;
}

interface Cached {
  path: string;
  size: number;
  usedMs: number;
}

/** So full it is afterwards, so that it is not swept again at once. */
const fullness = 0.9;
/** Swept once it has grown by this much. */
const growth = 0.05;
/** Noting each use would be a write for each read. */
const notedMs = 20_000;

const isDraft = (path: string): boolean => path.endsWith('.tmp') || path.includes(`${sep}drafts${sep}`);

async function filesOf(folder: string): Promise<Cached[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((): Dirent[] => []);
  const files: Cached[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may sweep the same folder.
    const found = await stat(path).catch(() => null);
    if (found) files.push({ path, size: found.size, usedMs: found.mtimeMs });
  }
  return files;
}

/** Keeps a folder of files that can be had again within bounds: those that were not used for longest go first. Several processes may share it. */
export function createCache({ folder, maxBytes, graceMs = 60_000, draftMs = 3_600_000, everyMs = 600_000 }: CacheOptions) {
  let grown = 0;
  let sweeping: Promise<void> | undefined;

  async function sweepOnce(): Promise<void> {
    grown = 0;
    const now = Date.now();
    const files = await filesOf(folder);
    const left = files.filter(({ path, usedMs }) => isDraft(path) && usedMs < now - draftMs);
    const kept = files.filter(({ path }) => !isDraft(path)).sort((one, other) => one.usedMs - other.usedMs);
    let size = kept.reduce((sum, file) => sum + file.size, 0);
    const goal = size > maxBytes ? maxBytes * fullness : size;
    for (const file of kept) {
      if (size <= goal || file.usedMs > now - graceMs) break;
      left.push(file);
      size -= file.size;
    }
    // Who has one of them open reads on.
    for (const { path } of left) await rm(path, { force: true });
  }
  /** Removes what is too much. Never rejects: a folder that cannot be read is tried again later. */
  function sweep(): Promise<void> {
    sweeping ??= sweepOnce()
      .catch(() => undefined)
      .finally(() => (sweeping = undefined));
    return sweeping;
  }
  const timer = setInterval(() => void sweep(), everyMs).unref();

  return {
    sweep,
    /** Whether a file is there; then it counts as used. */
    async use(path: string): Promise<boolean> {
      const found = await stat(path).catch(() => null);
      if (!found) return false;
      const now = new Date();
      if (found.mtimeMs < now.getTime() - notedMs) await utimes(path, now, now).catch(() => undefined);
      return true;
    },
    /** Notes that so many bytes were added. */
    grew(bytes: number): void {
      grown += bytes;
      if (grown > maxBytes * growth) void sweep();
    },
    close: () => clearInterval(timer),
  };
}

/** See `createCache`. */
export type Cache = ReturnType<typeof createCache>;
