import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, npmCommand } from '../launch/commands.mjs';
import { freePort } from '../server/index.ts';
import type { Measurement } from './measurement.ts';

const root = join(import.meta.dirname, '..', '..');

/** `npm start` in a folder until the server answers, in ms. The server is stopped as with Ctrl-C. */
async function timeStart(folder: string): Promise<number> {
  const port = await freePort();
  const [command, args] = npmCommand(['start']);
  const begin = performance.now();
  const env = { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', PATH: pathWithoutPackages() };
  // A group of its own, to which Ctrl-C can be sent as a terminal does.
  const child = spawn(command, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Foyer is ready')) resolve(performance.now() - begin);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(`npm start ended:\n${output}`)));
  });
  const time = await ready;
  process.kill(-child.pid!, 'SIGINT');
  await once(child, 'close');
  return time;
}

/** A clone finds the machine's Node, not the packages of this folder. */
const pathWithoutPackages = () =>
  (process.env['PATH'] ?? '')
    .split(':')
    .filter((entry) => !entry.includes('node_modules'))
    .join(':');

/** `npm start` in a fresh clone of the last commit with a warm npm cache, and again. */
export async function measureStart(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-clone-'));
  try {
    await capture('git', ['clone', '--quiet', root, folder]);
    const first = await timeStart(folder);
    const second = await timeStart(folder);
    return [
      { name: 'npm start in a fresh clone', value: first, unit: 'ms', budget: 90_000 },
      { name: 'npm start again', value: second, unit: 'ms', budget: 3000 },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
