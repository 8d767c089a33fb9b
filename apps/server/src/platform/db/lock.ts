import { randomBytes } from 'node:crypto';
import { linkSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { DataFolderError } from './data-folder.ts';
import { heartbeatMs, lives, livesNow, type Owner, ownerHere, readOwner } from './lock-owner.ts';

const takeoverAttempts = 10;

/** Another process has the data folder. */
export class LockedError extends StartError {}

/** A held lock. */
export interface Lock {
  release(): void;
}

const pathIn = (folder: string): string => join(folder, 'lock');

const lockedBy = ({ pid }: Owner, folder: string): LockedError =>
  new LockedError(
    `${pid ? `Process ${pid}` : 'Another process'} is using the data folder ${folder}. Stop it first, or give this one its own folder with FOYER_DATA_DIR.`,
  );

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

const worded = (folder: string, error: unknown): unknown => (error instanceof StartError ? error : new DataFolderError(folder, error));

async function take(folder: string): Promise<Lock> {
  const path = pathIn(folder);
  const me = ownerHere(randomBytes(8).toString('hex'));
  for (let attempt = 0; attempt < takeoverAttempts; attempt += 1) {
    if (createOnce(path, me)) return keep(path, me);
    const owner = readOwner(path);
    if (owner && (await lives(owner, path))) throw lockedBy(owner, folder);
    if (owner) await removeDead(path, owner, me);
    else await delay(20);
  }
  throw new LockedError(`The data folder ${folder} could not be locked: other processes are trying at the same time.`);
}

/** Takes the data folder for this process. A second opener gets a `LockedError` at once; a lock left by a killed process is taken over. */
export async function takeLock(folder: string): Promise<Lock> {
  return take(folder).catch((error: unknown) => {
    throw worded(folder, error);
  });
}

/**
 * Throws a `LockedError` where another process has the embedded database. It takes nothing and needs little, so that it can be asked before anything is loaded.
 * What only watching the lock could show is left to taking it.
 */
export function refuseIfInUse({ databaseUrl, dataDir: folder }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl) return;
  const path = pathIn(folder);
  try {
    const owner = readOwner(path);
    if (owner && livesNow(owner, path)) throw lockedBy(owner, folder);
  } catch (error) {
    throw worded(folder, error);
  }
}
