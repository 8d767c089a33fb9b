import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { capture } from '../launch/commands.mjs';
import { freePort } from '../server/index.ts';

/** A PostgreSQL of our own, which may be paused and stopped without disturbing anything else. */
export interface Cluster {
  url: string;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Stops it as a crash would: no shutdown, connections break. */
  crash(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const versionOf = (bin: string): number => Number(basename(dirname(bin)));

/** Where PostgreSQL's programs are; undefined where they are not installed. Debian keeps them out of the path. */
const programs = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a))[0] ??
  (process.env['PATH'] ?? '').split(':').find((folder) => globSync(join(folder, 'initdb')).length > 0);

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
const asOwner = (command: string, args: string[]): Promise<string> =>
  isRoot ? capture('runuser', ['-u', 'postgres', '--', command, ...args], { cwd: '/' }) : capture(command, args, { cwd: '/' });

async function give(folder: string): Promise<void> {
  if (!isRoot) return;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (what) => Number(await capture('id', [what, 'postgres']))));
  chownSync(folder, uid!, gid!);
}

/** Makes one and starts it; undefined where PostgreSQL's programs are not installed. */
export async function makeCluster(): Promise<Cluster | undefined> {
  const bin = programs();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'foyer-chaos-cluster-'));
  await give(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=60`;
  const control = (...args: string[]) => asOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', ...args]);
  const start = async (): Promise<void> => void (await control('-l', join(folder, 'log'), '-o', settings, 'start'));
  const crash = async (): Promise<void> => void (await control('-m', 'immediate', 'stop'));
  async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const main = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]!;
    const children = await capture('ps', ['-o', 'pid=', '--ppid', main]).catch(() => '');
    for (const pid of [main, ...children.trim().split(/\s+/)]) {
      try {
        process.kill(Number(pid), name);
      } catch (error) {
        // A connection's process may have ended meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
  const remove = async (): Promise<void> => {
    await signal('SIGCONT').catch(() => undefined);
    await crash().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await asOwner(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync']);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    crash,
    start,
    remove,
  };
}
