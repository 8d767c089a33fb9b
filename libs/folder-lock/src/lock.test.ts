import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, requireFree, takeLock } from './lock.ts';

const holder = fileURLToPath(new URL('../testing/holder.ts', import.meta.url));

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

// Processes are started, and one test waits for two heartbeats.
describe('the lock of a folder', { timeout: 20_000 }, () => {
  it('is refused at once while another process has it, naming process and folder', async () => {
    const { child } = await otherProcess();
    const before = performance.now();
    await expect(takeLock(folder)).rejects.toThrow(new RegExp(`Process ${child.pid} is using the folder ${folder}$`));
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it('is refused to a second opener in the same process', async () => {
    const lock = await takeLock(folder);
    await expect(takeLock(folder)).rejects.toBeInstanceOf(FolderInUse);
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

  it.runIf(existsSync('/proc/self/stat'))(
    'is taken over from a process that was killed and whose parent has not asked how it ended',
    async () => {
      // Once it has become `sleep`, the shell asks after no child any more.
      const parent = spawn('sh', ['-c', '"$0" "$1" "$2" & exec sleep 600', process.execPath, holder, folder], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      children.push(parent);
      await once(parent.stdout, 'data');
      const pid = Number(read()['pid']);
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
      expect(() => process.kill(pid, 0)).not.toThrow();
      const lock = await takeLock(folder);
      expect(read()['pid']).toBe(process.pid);
      lock.release();
    },
  );

  it.each(['', '{"pid":', 'null', '{"pid":0,"started":"","world":"","token":""}'])(
    'is taken over where its file says nothing sensible and is old: %s',
    async (text) => {
      writeFileSync(lockFile, text);
      const longAgo = new Date(Date.now() - 60_000);
      utimesSync(lockFile, longAgo, longAgo);
      const lock = await takeLock(folder);
      expect(read()['pid']).toBe(process.pid);
      lock.release();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  // Both are watched at once, for it takes the time of two heartbeats.
  it('is watched where nothing else can decide: an empty file, a young one of another boot after a clock was set back', async () => {
    const { child } = await otherProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const inDays = new Date(Date.now() + 3 * 86_400_000);
    const make = (name: string, text: string, at = new Date()): string => {
      const path = join(folder, name);
      mkdirSync(path);
      writeFileSync(join(path, 'lock'), text);
      utimesSync(join(path, 'lock'), at, at);
      return path;
    };
    const [empty, kept, reset] = [
      make('empty', ''),
      make('kept', ''),
      make('reset', JSON.stringify({ ...read(), world: 'another boot' }), inDays),
    ];
    const alive = setInterval(() => utimesSync(join(kept, 'lock'), new Date(), new Date()), 1_000);
    const [first, second, third] = await Promise.allSettled([empty, kept, reset].map(takeLock));
    clearInterval(alive);
    expect([first!.status, second!.status, third!.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(second).toMatchObject({ reason: { message: expect.stringMatching(/^Another process is using/) } });
    for (const taken of [first!, third!]) if (taken.status === 'fulfilled') taken.value.release();
  });

  it('gives the system’s reason where the folder cannot be written', async () => {
    await expect(takeLock(join(lockFile, 'none'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('can be asked for without taking it', async () => {
    const asked = () => requireFree(folder);
    expect(asked).not.toThrow();
    const { child } = await otherProcess();
    expect(asked).toThrow(new FolderInUse(folder, { pid: child.pid }));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(asked).not.toThrow();
    expect(existsSync(lockFile)).toBe(true);
  });

  it('made in another container counts as long as its heart beats', async () => {
    await otherProcess();
    change({ world: 'another boot' });
    await expect(takeLock(folder)).rejects.toBeInstanceOf(FolderInUse);
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
    change({ token: 'another' });
    lock.release();
    expect(existsSync(lockFile)).toBe(true);
  });
});
