import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Who holds a lock. */
export interface Owner {
  pid: number;
  /** When the process began (clock ticks since boot): a reused pid has another. Empty where /proc is missing. */
  started: string;
  /** Boot and pid namespace: only within the same one does a pid mean anything. */
  world: string;
  token: string;
}

/** How often an owner says that it lives, in ms. */
export const heartbeatMs = 2_000;

/** After so many ms without a sign an owner is dead of whom nothing else is known. */
const lifetimeMs = 10_000;

/** Long enough for two signs of life. */
const watchMs = 2 * heartbeatMs + 500;

/** The threads of a killed process end within milliseconds, unless the disk hangs. */
const endingMs = 2_000;
const pollMs = 20;

/** The owner that a file names which holds nothing sensible, as a power cut leaves it. */
const unknown: Owner = { pid: 0, started: '', world: 'unknown', token: '' };

function readOr<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** State and start time of a process, the 3rd and the 22nd field of /proc/<pid>/stat, counted after the command, which may hold spaces. */
function statOf(pid: number): { state: string; started: string } {
  const text = readOr('', () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
}

const world = (): string =>
  [
    readOr('', () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    readOr('', () => readlinkSync('/proc/self/ns/pid')),
  ].join(' ');

/** This process as an owner. */
export const ownerHere = (token: string): Owner => ({ pid: process.pid, started: statOf(process.pid).started, world: world(), token });

/** One that was killed stays in the list of processes until its parent asks how it ended. */
const isZombie = (state: string): boolean => state === 'Z' || state === 'X';

/** Whether a process runs. Undefined for one that was killed and whose threads are still ending. */
function isRunning({ pid, started }: Owner): boolean | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = statOf(pid);
  if (stat.started !== started) return false;
  if (!isZombie(stat.state)) return true;
  return readOr([], () => readdirSync(`/proc/${pid}/task`)).length > 1 ? undefined : false;
}

/** Waits for a killed process to end; answers whether it has. */
async function hasEnded(owner: Owner): Promise<boolean> {
  for (let waited = 0; waited < endingMs && isRunning(owner) === undefined; waited += pollMs) await delay(pollMs);
  return isRunning(owner) === false;
}

const isOwner = (value: unknown): value is Owner => {
  const { pid, started, world, token } = (value ?? {}) as Partial<Record<keyof Owner, unknown>>;
  return Number.isInteger(pid) && Number(pid) > 0 && [started, world, token].every((text) => typeof text === 'string');
};

/** The owner that a file names; undefined where there is no file. */
export function readOwner(path: string): Owner | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isOwner(owner) ? owner : unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return unknown;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const touchedAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

/**
 * Whether the owner of a lock still lives, where that shows at once. Undefined where only waiting can show it: of an owner whose name is lost, whose last sign
 * of life lies in the future, because a clock was set, or who was killed and is still ending.
 */
export function livesNow(owner: Owner, path: string): boolean | undefined {
  if (owner.world === world()) return isRunning(owner);
  const at = touchedAt(path);
  if (at === undefined) return false;
  const age = Date.now() - at;
  if (age >= lifetimeMs) return false;
  return owner === unknown || age < -lifetimeMs ? undefined : true;
}

/** Whether the owner of a lock still lives. In another container or after a reboot only the lock's heartbeat shows it. */
export async function lives(owner: Owner, path: string): Promise<boolean> {
  const known = livesNow(owner, path);
  if (known !== undefined) return known;
  if (owner.world === world()) return !(await hasEnded(owner));
  const before = touchedAt(path);
  await delay(watchMs);
  const after = touchedAt(path);
  return after !== undefined && after !== before;
}
