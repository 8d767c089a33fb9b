// @embedded: starts and stops the server
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { stopTimes } from '../src/stop-in-order.ts';
import { refusedUnloaded, type ServerProcess, startProcess } from './process.ts';
import { copyTemplate } from './template-copy.ts';

const copy = await copyTemplate();
afterAll(() => copy.remove());

const embedded = !copy.env.DATABASE_URL;
const silent = pino({ level: 'silent' });
const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
});

function start(env: Record<string, string | undefined> = {}): ServerProcess {
  const server = startProcess({ ...copy.env, LOG_LEVEL: 'warn', ...env });
  running.push(server);
  return server;
}

describe('the server starts', { timeout: 60_000 }, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('and ends on %s at once, with code 0, and can be started again', async (signal) => {
    const server = start();
    const address = await server.ready;
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const before = performance.now();
    expect(await server.kill(signal)).toMatchObject({ code: 0, signal: null });
    // Where it waited for a connection that stays open, it would take as long as running requests are given.
    expect(performance.now() - before).toBeLessThan(stopTimes.requestsMs);
  });

  it('and takes a signal that comes twice for one', async () => {
    const server = start();
    await server.ready;
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect(await server.kill('SIGINT')).toMatchObject({ code: 0, signal: null });
  });

  it('and on SIGTERM notifies balancers first, answers for a moment longer, and ends whatever is open', async () => {
    const server = start();
    const address = await server.ready;
    const { port } = new URL(address);
    const silent = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    const half = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    await Promise.all([once(silent, 'connect'), once(half, 'connect')]);
    half.write('POST /api/v2/realtime HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const before = performance.now();
    server.child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${address}/ready`)).status).toBe(503);
    expect((await fetch(`${address}/api/v2/settings`)).status).toBe(200);
    expect(await server.ended).toMatchObject({ code: 0, signal: null });
    expect(performance.now() - before).toBeLessThan(10_000);
    silent.destroy();
    half.destroy();
  });

  it('and finishes a running request before it ends', async () => {
    const server = start();
    const address = await server.ready;
    const guest = await fetch(`${address}/api/v2/user/me`);
    const cookie = guest.headers.get('set-cookie')!.split(';', 1)[0]!;
    const login = request(`${address}/api/v2/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie,
        'x-csrf-token': decodeURIComponent(cookie.split('=')[1]!),
        // the server's "continue" says that the request is running
        expect: '100-continue',
      },
    });
    const answer = once(login, 'response') as Promise<[IncomingMessage]>;
    const begun = once(login, 'continue');
    login.write('{"username":"member",');
    await begun;
    server.child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${address}/health`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200);
    login.end('"password":"foyer-demo"}');
    const [{ statusCode }] = await answer;
    expect(statusCode).toBe(200);
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});

/** Starts that are refused, tried in one process: loading the server is most of each. What each said, and its code. */
async function refusals(envs: readonly Record<string, string>[]): Promise<string[]> {
  const { code, output } = await startProcess({ ...copy.env, LOG_LEVEL: 'warn', EACH: JSON.stringify(envs) }, 'serve-each.ts').ended;
  // Something left running would have kept the process.
  expect(code).toBe(0);
  expect(output).not.toMatch(/\n[ \t]+at /);
  return output.split(/(?<=ended with \w{1,9})\n/).map((part) => part.trim());
}

const endedWith1 = String.raw`\nended with 1$`;
const said = (text: RegExp): RegExp => new RegExp(`^${text.source}${endedWith1}`);

// What happens before any database is opened is the same with both.
describe.runIf(embedded)('the server does not start', { timeout: 60_000 }, () => {
  const other = createServer();
  const damaged = mkdtempSync(join(tmpdir(), 'foyer-damaged-'));
  const robbed = mkdtempSync(join(tmpdir(), 'foyer-robbed-'));
  let first: ServerProcess;
  let port: number;
  let refused: { [Why in 'port' | 'address' | 'folder' | 'postgres' | 'twice' | 'damaged' | 'robbed']: string };
  beforeAll(async () => {
    first = startProcess({ ...copy.env, LOG_LEVEL: 'warn' });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    port = (other.address() as AddressInfo).port;
    mkdirSync(join(damaged, 'db'));
    writeFileSync(join(damaged, 'db/PG_VERSION'), 'nonsense');
    mkdirSync(join(damaged, 'db/global'));
    writeFileSync(join(damaged, 'db/global/pg_control'), 'nonsense');
    cpSync(join(copy.env.FOYER_DATA_DIR, 'db'), join(robbed, 'db'), { recursive: true });
    rmSync(join(robbed, 'db/PG_VERSION'));
    await first.ready;
    const envs = {
      port: { PORT: String(port) },
      address: { HOST: '203.0.113.1', PORT: '4399' },
      folder: { FOYER_DATA_DIR: '/dev/null/foyer' },
      postgres: { DATABASE_URL: 'postgres://foyer:s3cret@127.0.0.1:9/foyer' },
      twice: {},
      damaged: { FOYER_DATA_DIR: damaged },
      robbed: { FOYER_DATA_DIR: robbed },
    };
    const outputs = await refusals(Object.values(envs));
    refused = Object.fromEntries(Object.keys(envs).map((why, index) => [why, outputs[index]])) as typeof refused;
  });
  afterAll(async () => {
    await first.kill();
    other.close();
    for (const made of [damaged, robbed]) rmSync(made, { recursive: true });
  });

  it('with a wrong environment: it names every wrong value, and its process ends with code 1', async () => {
    const { code, output } = await start({ PORT: 'x', LOG_LEVEL: 'loud' }).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(/^PORT must be /), expect.stringMatching(/^LOG_LEVEL must be /)]);
  });

  it('on a taken port, and names the port and the way out', () => {
    expect(refused.port).toMatch(said(new RegExp(`Port ${port} is taken[^\\n]*PORT=${port + 1}\\.`)));
  });

  it('on an address this machine does not have', () => {
    expect(refused.address).toMatch(said(/This machine has no address 203\.0\.113\.1[^\n]*/));
  });

  it('where the data folder cannot be written', () => {
    expect(refused.folder).toMatch(
      said(/The data folder \/dev\/null\/foyer cannot be written \([^\n]*ENOTDIR\)\. Name another one with FOYER_DATA_DIR\./),
    );
  });

  it('where PostgreSQL cannot be reached, and keeps the password to itself', () => {
    expect(refused.postgres).toMatch(
      said(/PostgreSQL 127\.0\.0\.1:9\/foyer cannot be used \([^\n]*ECONNREFUSED[^\n]*\)\. Check DATABASE_URL\./),
    );
    expect(refused.postgres).not.toContain('s3cret');
  });

  it('twice on one data folder: the second is refused within a second, naming process and folder', async () => {
    const { env } = copy;
    const before = performance.now();
    await expect(openDatabase(readConfig(env), silent)).rejects.toThrow(
      `Process ${first.child.pid} is using the data folder ${env.FOYER_DATA_DIR}`,
    );
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(refused.twice).toMatch(said(/Process \d+ is using the data folder [^\n]+ Stop it first, or [^\n]+ FOYER_DATA_DIR\./));
    expect((await fetch(`${await first.ready}/ready`)).status).toBe(200);
  });

  it('twice, before the server is loaded, which takes longest', () => {
    const env = { ...copy.env, PORT: '0' };
    const refusal = new RegExp(`^[^\\n]*Process ${first.child.pid} is using the data folder ${env.FOYER_DATA_DIR}[^\\n]*\\n$`);
    expect(refusedUnloaded(new URL('../src/main.ts', import.meta.url).pathname, [], env)).toMatch(refusal);
  });

  it('on a folder that holds anything but a database, which is left as it is', () => {
    expect(refused.robbed).toMatch(
      said(/The folder [^\n]+\/db holds files, but no complete database: PG_VERSION is missing\. Nothing was changed\.[^\n]*/),
    );
    expect(existsSync(join(robbed, 'db/PG_VERSION'))).toBe(false);
    expect(readdirSync(robbed).sort()).toEqual(['db', 'media']);
  });

  it('with a damaged database, and lets go of the data folder', () => {
    expect(refused.damaged).toMatch(said(/The database in [^\n]+ cannot be opened \([^\n]+\)\. Restore it from a backup[^\n]*/));
    expect(existsSync(join(damaged, 'lock'))).toBe(false);
  });

  it('on a full disk, which it names as the reason', async () => {
    const opening = openDatabase(readConfig({ ...copy.env, FOYER_DATA_DIR: damaged }), silent, { freeSpace: () => 1_000_000 });
    await expect(opening).rejects.toThrow(`The data folder ${damaged} cannot be written (the disk is full, ENOSPC). Make room`);
  });
});
