import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..', '..');

/** What a command left behind. */
export interface Finished {
  code: number;
  output: string;
}

/** The commands that are running, so that an interrupted run leaves none behind. */
const running = new Set<ReturnType<typeof spawn>>();

/** Passes an interruption on to every command that is running. */
export function stopCommands(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
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

/** Runs a command to its end and keeps what it printed. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quiet, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: 1, output: `${output}\n${command}: ${error.message}` }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** The script behind a package's command, so that it runs on the bundled Node and needs no shell. */
const scripts = {
  eslint: 'eslint/bin/eslint.js',
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
