import { setTimeout as delay } from 'node:timers/promises';
import { cookieHeader, login, type RunningServer, searchable } from '../server/index.ts';
import { withDemoServer, withPostgresServer } from './bench-server.ts';
import { timeDocument } from './first-byte.ts';
import { load } from './load.ts';
import type { Measurement } from './measurement.ts';
import { memoryOf } from './memory.ts';

/** How long a server that has just started is left alone before it counts as idle. */
const idleMs = 5_000;

/** The first dashboard after a start, and the memory before and after 10 s of load. */
async function measureServer({ url, pid }: RunningServer, name: string): Promise<Measurement[]> {
  await delay(idleMs);
  const idle = await memoryOf(pid);
  const cookie = cookieHeader(await login(url));
  const cold = await timeDocument(`${url}/de_DE`, cookie);
  const { rate, p50, p99 } = await load({ url: `${url}/de_DE`, cookie, connections: 8, seconds: 10 });
  const warm = await timeDocument(`${url}/de_DE`, cookie);
  const loaded = await memoryOf(pid);
  return [
    { name: `Dashboard rendered on the server, ${name}`, value: rate, unit: 'requests/s', budget: name === 'PostgreSQL' ? 150 : undefined },
    { name: `Dashboard rendered on the server, ${name}, p50`, value: p50, unit: 'ms' },
    { name: `Dashboard rendered on the server, ${name}, p99`, value: p99, unit: 'ms' },
    { name: `First dashboard after a start, ${name}: first byte`, value: cold.first, unit: 'ms', budget: 30 },
    { name: `First dashboard after a start, ${name}: whole`, value: cold.last, unit: 'ms' },
    { name: `Dashboard of a warm server, ${name}: first byte`, value: warm.first, unit: 'ms' },
    { name: `Memory, ${name}: idle`, value: idle, unit: 'MB', budget: 300 },
    { name: `Memory, ${name}: after rendering under load`, value: loaded, unit: 'MB', budget: 450 },
  ];
}

/** The dashboard as a whole document, rendered for a member: 8 connections, one server process, on both kinds of database. */
export async function measureRendering(): Promise<Measurement[]> {
  const postgres = await withPostgresServer(async (server) => {
    // Its data is new; a copy of the demo comes with the index filled.
    await searchable(server.url);
    return measureServer(server, 'PostgreSQL');
  });
  return [...postgres, ...(await withDemoServer((server) => measureServer(server, 'embedded')))];
}
