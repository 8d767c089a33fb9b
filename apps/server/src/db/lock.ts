import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

const heartbeatMs = 2_000;
const foreignLifetimeMs = 10_000;
const takeoverAttempts = 10;

interface Owner {
  pid: number;
  /** When the process began (clock ticks since boot): a reused pid has another. Empty where /proc is missing. */
  started: string;
  /** Boot and pid namespace: only within the same one does a pid mean anything. */
  world: string;
  token: string;
}

/** Another process has the data folder. */
export class LockedError extends StartError {}

/** A held lock. */
export interface Lock {
  release(): void;
}

function readOr(fallback: string, read: () => string): string {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** The process's start time: the 22nd field of /proc/<pid>/stat, counted after the command, which may hold spaces. */
const startTime = (pid: number): string =>
  readOr('', () => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

const world = (): string =>
  [
    readOr('', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    readOr('', () => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the owner of a lock still lives. In another container or after a reboot only the lock's heartbeat can tell. */
function isAlive(owner: Owner, path: string): boolean {
  if (owner.world !== world()) return Date.now() - statSync(path).mtimeMs < foreignLifetimeMs;
  return isRunning(owner.pid) && startTime(owner.pid) === owner.started;
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Creates the file with its content in one step; false where it is there already. */
function createOnce(path: string, owner: Owner): boolean {
  const draft = `${path}.${owner.token}`;
  writeFileSync(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** Removes the file if it is still the one that `owner` wrote. */
function removeOwned(path: string, owner: Owner): void {
  if (readOwner(path)?.token === owner.token) unlinkSync(path);
}

/** Removes a dead owner's lock. A second file makes sure that only one process does, and only while the lock is that owner's. */
function removeDead(path: string, dead: Owner, me: Owner): void {
  const guard = `${path}.takeover`;
  if (!createOnce(guard, me)) {
    const other = readOwner(guard);
    if (other && !isAlive(other, guard)) removeOwned(guard, other);
    return;
  }
  try {
    removeOwned(path, dead);
  } finally {
    unlinkSync(guard);
  }
}

function keep(path: string, me: Owner): Lock {
  const heartbeat = setInterval(() => readOr('', () => (utimesSync(path, new Date(), new Date()), '')), heartbeatMs).unref();
  const release = (): void => {
    clearInterval(heartbeat);
    process.off('exit', release);
    removeOwned(path, me);
  };
  // Also where the process ends itself without closing the database.
  process.once('exit', release);
  return { release };
}

/** Takes the data folder for this process. A second opener gets a `LockedError` at once; a lock left by a killed process is taken over. */
export async function takeLock(folder: string): Promise<Lock> {
  const path = join(folder, 'lock');
  const me: Owner = { pid: process.pid, started: startTime(process.pid), world: world(), token: randomBytes(8).toString('hex') };
  for (let attempt = 0; attempt < takeoverAttempts; attempt += 1) {
    if (createOnce(path, me)) return keep(path, me);
    const owner = readOwner(path);
    if (owner && isAlive(owner, path)) {
      throw new LockedError(
        `Process ${owner.pid} is using the data folder ${folder}. Stop it first, or give this one its own folder with FOYER_DATA_DIR.`,
      );
    }
    if (owner) removeDead(path, owner, me);
    else await delay(20);
  }
  throw new LockedError(`The data folder ${folder} could not be locked: other processes are trying at the same time.`);
}
