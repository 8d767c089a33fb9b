import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** How a process ended. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** Everything it wrote. */
  output: string;
}

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Resolves with its address as soon as it answers; rejects with its output where it ends instead. */
  ready: Promise<string>;
  ended: Promise<Ended>;
  /** Ends it and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<Ended>;
}

const entry = (script: string): string => fileURLToPath(new URL(script, import.meta.url));

/** As the product's own entries do first. */
const nodeOptions = ['--import', new URL('../src/resolve-drizzle.ts', import.meta.url).href];

/** What a process gets of the environment of the tests. */
export const inherited = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

/** Starts the server without the portal, on any free port unless `env` says otherwise; or, with `serve-each.ts`, one try after the other. */
export function startProcess(env: Record<string, string | undefined>, script: 'serve.ts' | 'serve-each.ts' = 'serve.ts'): ServerProcess {
  const child = spawn(process.execPath, [...nodeOptions, entry(script)], {
    env: { ...inherited, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<Ended>((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output })));
  const ready = new Promise<string>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Foyer is ready: (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    void ended.then(() => reject(new Error(output)));
  });
  ready.catch(() => {});
  return {
    child,
    ready,
    ended,
    kill(signal = 'SIGKILL') {
      child.kill(signal);
      return ended;
    },
  };
}
