import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { memoryFlags, withMemoryLimits } from '../launch/memory.mjs';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '..', '..');

/** How long a start may take that fills an empty database with the demo. */
const startPatience = 120_000;

/** What a server is started with. */
export interface ServerOptions {
  /** The folder of the embedded database and the media. */
  dataDir: string;
  /** Without one a free port is taken. */
  port?: number;
  /** The folder of the deployment; this checkout unless another is named. */
  deployment?: string;
  /** More of the environment, such as `DATABASE_URL`. */
  env?: Record<string, string>;
}

/** The real server in a process of its own. */
export interface RunningServer {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** What it has written so far. */
  output(): string;
  /** The errors it has logged so far: faults of ours, never of a request. */
  errors(): string[];
  /** How it ended without `stop`; undefined while it runs. */
  failure(): string | undefined;
  /** Ends it as Ctrl-C does, or with another signal (SIGTERM takes its time for balancers); returns its exit code, null where the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The lines of a log whose level is error or fatal. */
export function errorLines(log: string): string[] {
  return log.split('\n').filter((line) => /^\{"level":(50|60),/.test(line));
}

/** Starts the server with the built portal and waits until it answers. Rejects with its output where it ends instead. */
export async function startServer({ dataDir, port, deployment = root, env = {} }: ServerOptions): Promise<RunningServer> {
  const listening = port ?? (await freePort());
  const url = `http://localhost:${listening}`;
  const child = spawn(process.execPath, [...memoryFlags, join(deployment, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...withMemoryLimits(process.env),
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(listening),
      PUBLIC_URL: url,
      FOYER_DATA_DIR: dataDir,
      // Tests share members, who then write more in a minute than people do.
      FOYER_WRITE_RATE: '1000',
      // What answers by itself is for people.
      FOYER_DEMO_COMPANION: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const overdue = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The server was not ready in time:\n${output}`)), startPatience).unref();
  });
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Foyer is ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)));
    child.once('error', reject);
  });
  await Promise.race([ready, overdue]).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  let stopped = false;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    port: listening,
    pid: child.pid!,
    dataDir,
    output: () => output,
    errors: () => errorLines(output),
    failure: () =>
      hasEnded() && !stopped ? `The server ended with ${child.signalCode ?? `code ${child.exitCode}`}:\n${output}` : undefined,
    async stop(signal = 'SIGINT') {
      stopped = true;
      if (!hasEnded()) {
        child.kill(signal);
        await once(child, 'close');
      }
      return child.exitCode;
    },
  };
}
