import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const autocannon = join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js');

/** What we read of autocannon's report. */
interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** A load from another process, so that the generator takes no time from the measuring process. */
export interface Load {
  url: string;
  cookie: string;
  connections: number;
  seconds: number;
}

async function run({ url, cookie, connections, seconds }: Load): Promise<Report> {
  const args = ['--connections', connections, '--duration', seconds, '--json', '--no-progress', '--headers', `cookie=${cookie}`, url];
  const child = spawn(process.execPath, [autocannon, ...args.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] });
  return JSON.parse(await text(child.stdout)) as Report;
}

/** Loads an address for a while, after a warm-up that does not count. Throws where an answer was not a success. */
export async function load(target: Load): Promise<{ rate: number; p50: number; p99: number }> {
  await run({ ...target, seconds: 3 });
  const { requests, latency, errors, timeouts, non2xx } = await run(target);
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${target.url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} answers without success`);
  }
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}
