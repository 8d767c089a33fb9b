import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockedError, takeLock } from './lock.ts';

const holder = fileURLToPath(new URL('../../test/lock-holder.ts', import.meta.url));

let folder: string;
let lockFile: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  lockFile = join(folder, 'lock');
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that tries to take the lock; resolves to whether it has it. */
async function otherProcess(): Promise<{ child: ChildProcess; locked: boolean }> {
  const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  const locked = await Promise.race([once(child.stdout, 'data').then(() => true), once(child, 'exit').then(() => false)]);
  return { child, locked };
}

const read = (): Record<string, unknown> => JSON.parse(readFileSync(lockFile, 'utf8')) as Record<string, unknown>;
const change = (values: object): void => writeFileSync(lockFile, JSON.stringify({ ...read(), ...values }));

describe('the lock of the data folder', () => {
  it('is refused at once while another process has it, naming process and folder', async () => {
    const { child } = await otherProcess();
    const before = performance.now();
    await expect(takeLock(folder)).rejects.toThrow(new RegExp(`Process ${child.pid} is using the data folder ${folder}`));
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it('is refused to a second opener in the same process', async () => {
    const lock = await takeLock(folder);
    await expect(takeLock(folder)).rejects.toBeInstanceOf(LockedError);
    lock.release();
    (await takeLock(folder)).release();
  });

  it('is taken over from a process that was killed', async () => {
    const { child } = await otherProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(existsSync(lockFile)).toBe(true);
    const lock = await takeLock(folder);
    expect(read()['pid']).toBe(process.pid);
    lock.release();
    expect(existsSync(lockFile)).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))('is taken over where its pid belongs to a later process by now', async () => {
    const { child } = await otherProcess();
    change({ started: '1' });
    const lock = await takeLock(folder);
    expect(child.exitCode).toBeNull();
    lock.release();
  });

  it('made in another container counts as long as its heart beats', async () => {
    await otherProcess();
    change({ world: 'another boot' });
    await expect(takeLock(folder)).rejects.toBeInstanceOf(LockedError);
    children[0]!.kill('SIGKILL');
    await once(children[0]!, 'exit');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lockFile, longAgo, longAgo);
    (await takeLock(folder)).release();
  });

  it('goes to exactly one of many that find it stale at the same time', async () => {
    const { child } = await otherProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const results = await Promise.all(Array.from({ length: 6 }, () => otherProcess()));
    expect(results.filter(({ locked }) => locked)).toHaveLength(1);
    expect(read()['pid']).toBe(results.find(({ locked }) => locked)!.child.pid);
  });

  it('is not removed by one who has lost it', async () => {
    const lock = await takeLock(folder);
    change({ token: 'somebody else' });
    lock.release();
    expect(existsSync(lockFile)).toBe(true);
  });
});
