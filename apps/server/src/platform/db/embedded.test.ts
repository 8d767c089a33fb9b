import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseCode } from './embedded-code.ts';
import { type Embedded, startEmbedded } from './embedded.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
const folder = mkdtempSync(join(tmpdir(), 'foyer-embedded-'));
const patience = { timeout: 30_000, interval: 50 };

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded({ folder: join(folder, 'db'), log, times: { interval: 50, silent: 600, restart: 6_000 } });
});
afterAll(async () => {
  await embedded.close();
  rmSync(folder, { recursive: true });
});

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client(embedded.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

it('is compiled once for all', async () => {
  // Where an upgrade moves the file this is undefined, and everything still works, slower.
  expect(String(await databaseCode())).toBe('[object WebAssembly.Module]');
  expect(databaseCode()).toBe(databaseCode());
});

describe('the embedded database', { timeout: 60_000 }, () => {
  it('is reached through a socket that only its owner may open, with a path short enough for every system', () => {
    expect(`${embedded.connection.host}/.s.PGSQL.5432`.length).toBeLessThan(104);
  });

  it('clears away the socket of a process that was killed, and nothing else', async () => {
    const killed = mkdtempSync(join(tmpdir(), 'foyer-socket-'));
    const foreign = mkdtempSync(join(tmpdir(), 'foyer-other-'));
    // One database, opened twice: making another takes seconds.
    const other = mkdtempSync(join(tmpdir(), 'foyer-embedded-'));
    for (const left of [killed, foreign]) {
      writeFileSync(join(other, 'db.socket'), left);
      const started = await startEmbedded({ folder: join(other, 'db'), log });
      await started.close();
      expect(readdirSync(other)).toEqual(['db']);
    }
    rmSync(other, { recursive: true });
    expect([existsSync(killed), existsSync(foreign)]).toEqual([false, true]);
    rmSync(foreign, { recursive: true });
  });

  it('leaves the thread that answers requests free while it works', async () => {
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const before = performance.now();
    await query('select count(*) from generate_series(1, 3000000) as n where n % 7 = 3');
    const took = performance.now() - before;
    clearInterval(timer);
    expect(longest).toBeLessThan(took / 2);
  });

  it('counts as unavailable while a query takes very long, and says so', async () => {
    lines.length = 0;
    const slow = query('select pg_sleep(3)');
    await expect.poll(() => embedded.responsive(), patience).toBe(false);
    await slow;
    await expect.poll(() => embedded.responsive(), patience).toBe(true);
    expect(lines).toEqual([expect.stringContaining('no sign of life'), expect.stringContaining('answers again')]);
  });

  it('is not replaced by an empty one where a file it needs has vanished', async () => {
    const version = join(folder, 'db/PG_VERSION');
    renameSync(version, `${version}.away`);
    lines.length = 0;
    await expect(query('select pg_sleep(600)')).rejects.toThrow(/terminated/);
    await expect.poll(() => lines, patience).toContain('The embedded database could not be started');
    expect(embedded.responsive()).toBe(false);
    expect(existsSync(version)).toBe(false);
    renameSync(`${version}.away`, version);
    await expect.poll(() => embedded.responsive(), patience).toBe(true);
  });

  it('is ended and started again when a query hangs, with everything that was committed', async () => {
    await query('create table kept as select 42 as answer');
    lines.length = 0;
    await expect(query('select pg_sleep(600)')).rejects.toThrow(/terminated/);
    await expect.poll(() => embedded.responsive(), patience).toBe(true);
    expect(lines).toContain('The embedded database hangs: its thread is ended');
    expect(await query('select answer from kept')).toEqual([{ answer: 42 }]);
  });
});
