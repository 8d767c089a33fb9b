import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..', '..');

/** What a command left behind. */
export interface Finished {
  code: number;
  output: string;
  /** It was ended because it had fallen silent. */
  stalled?: boolean;
}

/** The commands that are running, so that an interrupted run leaves none behind. */
const running = new Set<ChildProcess>();

/** Ends a command and everything it has started: each leads a process group of its own. Windows has no groups. */
function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid!, signal);
  } catch {
    // It has ended in the meantime.
  }
}

/** Passes an interruption on to every command that is running. */
export function stopCommands(signal: NodeJS.Signals): void {
  for (const child of running) kill(child, signal);
}

/** Nothing colours its output, draws over it, asks for updates or reports home. */
const quiet = {
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  npm_config_loglevel: 'silent',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** A command that prints nothing for so long hangs: the longest silence is a minute and a half, on a busy machine some minutes. */
const silenceMs = 10 * 60_000;

/** What a command started may hold its output open after it has ended; its last lines have come by then. */
const lastWordsMs = 3000;

/** Runs a command to its end and keeps what it printed. One that falls silent for `silence` milliseconds is ended: it `stalled`. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, silence = silenceMs): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let output = '';
    let stalled = false;
    const watch = setTimeout(() => {
      stalled = true;
      output += `\nNothing was printed for ${silence / 1000} s: ended.`;
      kill(child, 'SIGKILL');
    }, silence);
    const finish = (code: number): void => {
      clearTimeout(watch);
      running.delete(child);
      resolve({ code, output, stalled });
    };
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      watch.refresh();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => {
      output += `\n${command}: ${error.message}`;
      finish(1);
    });
    child.once('exit', (code) => {
      const end = () => {
        // Whatever it left behind, such as a browser, would hold the machine or the next stage.
        kill(child, 'SIGKILL');
        finish(code ?? 1);
      };
      const timer = setTimeout(end, lastWordsMs);
      child.once('close', () => {
        clearTimeout(timer);
        end();
      });
    });
  });
}

/** The script behind a package's command, so that it runs on the bundled Node and needs no shell. */
const scripts = {
  eslint: 'eslint/bin/eslint.js',
  knip: 'knip/bin/knip.js',
  nx: 'nx/dist/bin/nx.js',
  playwright: '@playwright/test/cli.js',
  prettier: 'prettier/bin/prettier.cjs',
  redocly: '@redocly/cli/bin/cli.js',
  tsc: 'typescript-7/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** Runs the command of a package. */
export const runTool = (tool: keyof typeof scripts, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Finished> =>
  run(process.execPath, [join(root, 'node_modules', scripts[tool]), ...args], env);

/** Runs a script of ours. */
export const runScript = (path: string, args: readonly string[] = [], env?: NodeJS.ProcessEnv): Promise<Finished> =>
  run(process.execPath, [join(root, path), ...args], env);
