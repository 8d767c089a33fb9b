import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** A terminal's Ctrl-C reaches npm and this process, and npm passes it on: one press must not count twice. */
const samePress = 500;

/** npm runs a script through a shell that does not pass signals on: where npm is stopped, the shell just goes away.
 * @param {() => void} stop called when it has gone */
function watchShell(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

/** Runs a program in the place of this one: its output, its signals, its exit code. Does not return before it ends.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, follow?: boolean }} options `follow`: the program learns over an IPC channel when this process dies
 * @returns {Promise<never>} */
export async function become(command, args, { cwd, env = process.env, follow = false }) {
  // A process group of its own, so that Ctrl-C comes once and through us.
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, { cwd, env, detached, stdio: ['inherit', 'inherit', 'inherit', follow ? 'ipc' : 'ignore'] });
  let last = -samePress;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (performance.now() - last < samePress) return;
      last = performance.now();
      child.kill(signal);
    });
  }
  watchShell(() => child.kill('SIGTERM'));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status, signal) => resolve(status ?? 128 + (signal ? constants.signals[signal] : 1)));
  });
  process.exit(code);
}
