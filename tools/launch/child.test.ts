import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, writeIn } from './temporary.ts';

const launcher = `
import { become } from ${JSON.stringify(import.meta.resolve('./child.mjs'))};
await become(process.execPath, ['--import', ${JSON.stringify(import.meta.resolve('./follow-parent.mjs'))}, 'server.mjs'], { cwd: import.meta.dirname, follow: true });
`;

/** A server that counts signals, and ends a moment after the first. */
const server = `
let signals = 0;
const stop = (name) => {
  signals += 1;
  if (signals === 1) setTimeout(() => { console.log(name, signals); process.exit(7); }, 150);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
setInterval(() => {}, 1000);
console.log('pid', process.pid);
`;

interface Launched {
  launcher: ChildProcess;
  output: () => string;
  server: number;
}

async function launch(): Promise<Launched> {
  const folder = temporaryFolder();
  writeIn(folder, 'launcher.mjs', launcher);
  writeIn(folder, 'server.mjs', server);
  const child = spawn(process.execPath, ['launcher.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 10_000 }).toMatch(/pid \d+/);
  return { launcher: child, output: () => output, server: Number(/pid (\d+)/.exec(output)![1]) };
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s reaches the server and its exit code comes back', async (signal) => {
  const running = await launch();
  running.launcher.kill(signal);
  const [code] = (await once(running.launcher, 'exit')) as [number];
  expect(code).toBe(7);
  expect(running.output()).toContain(`${signal} 1`);
});

test('one press that arrives twice counts once', async () => {
  const running = await launch();
  running.launcher.kill('SIGINT');
  running.launcher.kill('SIGINT');
  await once(running.launcher, 'exit');
  expect(running.output()).toContain('SIGINT 1');
});

test('where the shell that npm started goes away, the server ends', async () => {
  const folder = temporaryFolder({ 'launcher.mjs': launcher, 'server.mjs': server });
  // `true` after the command keeps the shell from replacing itself by it, as npm's does.
  const script = `"${process.execPath}" launcher.mjs; true`;
  const shell = spawn('sh', ['-c', script], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 10_000 }).toMatch(/pid \d+/);
  shell.kill('SIGTERM');
  await expect.poll(() => output, { timeout: 5_000 }).toContain('SIGTERM 1');
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a server whose launcher was killed ends by itself', async () => {
  const running = await launch();
  running.launcher.kill('SIGKILL');
  await expect.poll(() => isAlive(running.server), { timeout: 5_000 }).toBe(false);
});
