import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
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

/** Runs a process that is refused early, and answers what it said of it; throws where it ends otherwise, or where it has loaded the server by then. */
export function refusedUnloaded(script: string, args: readonly string[], env: Record<string, string | undefined>): string {
  const loaded = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (/fastify|drizzle-orm|pglite/.test(url) && console.log(url), next(url, context)) });`;
  const hooks = ['--import', `data:text/javascript,${encodeURIComponent(loaded)}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...hooks, script, ...args], {
    env: { ...inherited, ...env },
    encoding: 'utf8',
  });
  if (status !== 1 || stdout !== '') throw new Error(`It ended with code ${status} and had loaded:\n${stdout}${stderr}`);
  return stderr;
}
