import { randomBytes } from 'node:crypto';
import { linkSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { heartbeatMs, lives, livesNow, type Owner, ownerHere, readOwner } from './owner.ts';

const takeoverAttempts = 10;

/** Another process has the folder. */
export class FolderInUse extends Error {
  /** The owner's; undefined where it is not known. */
  readonly pid: number | undefined;

  constructor(folder: string, { pid }: Partial<Pick<Owner, 'pid'>>) {
    super(`${pid ? `Process ${pid}` : 'Another process'} is using the folder ${folder}`);
    this.pid = pid || undefined;
  }
}

/** A held lock. */
export interface Lock {
  release(): void;
}

const pathIn = (folder: string): string => join(folder, 'lock');

/** Creates the file with its content in one step; false where it is there already. */
function createOnce(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.token}`;
  try {
    writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes the file if it is still the one that `owner` wrote. */
function removeOwned(path: string, owner: Owner): void {
  if (readOwner(path)?.token === owner.token) unlinkSync(path);
}

/** Removes a dead owner's lock. A second file makes sure that only one process does, and only while the lock is that owner's. */
async function removeDead(path: string, dead: Owner, me: Owner): Promise<void> {
  const guard = `${path}.takeover`;
  if (!createOnce(guard, me)) {
    const other = readOwner(guard);
    if (other && !(await lives(other, guard))) removeOwned(guard, other);
    return;
  }
  try {
    removeOwned(path, dead);
  } finally {
    unlinkSync(guard);
  }
}

function beat(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The next one may succeed; that the file is gone is no reason to end.
  }
}

function keep(path: string, me: Owner): Lock {
  const heartbeat = setInterval(beat, heartbeatMs, path).unref();
  const release = (): void => {
    clearInterval(heartbeat);
    process.off('exit', release);
    removeOwned(path, me);
  };
  // Also where the process ends itself without closing the database.
  process.once('exit', release);
  return { release };
}

/**
 * Takes a folder for this process. A second opener gets `FolderInUse` at once; a lock that a killed process left is taken over. Throws the system's error where the
 * folder cannot be written.
 */
export async function takeLock(folder: string): Promise<Lock> {
  const path = pathIn(folder);
  const me = ownerHere(randomBytes(8).toString('hex'));
  for (let attempt = 0; attempt < takeoverAttempts; attempt += 1) {
    if (createOnce(path, me)) return keep(path, me);
    const owner = readOwner(path);
    if (owner && (await lives(owner, path))) throw new FolderInUse(folder, owner);
    if (owner) await removeDead(path, owner, me);
    else await delay(20);
  }
  // Others try at the same time, and each finds another one's file.
  throw new FolderInUse(folder, {});
}

/**
 * Throws `FolderInUse` where another process has the folder. It takes nothing, and reads a file or two. What only watching the lock could show is left to
 * taking it.
 */
export function requireFree(folder: string): void {
  const path = pathIn(folder);
  const owner = readOwner(path);
  if (owner && livesNow(owner, path)) throw new FolderInUse(folder, owner);
}
