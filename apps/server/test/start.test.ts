import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { copyTemplate } from './template-copy.ts';

const copy = await copyTemplate();
afterAll(() => copy.remove());

const embedded = !copy.env.DATABASE_URL;
/** What happens before any database is opened is the same with both. */
const itOnce = it.runIf(embedded);
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

/** What a refused start looks like: code 1, and these lines alone. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { code, output } = await start(env).ended;
  expect(code).toBe(1);
  expect(output).not.toMatch(/\n\s+at /);
  return output.trim();
}

describe('the server starts', { timeout: 60_000 }, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('and ends on %s at once, with code 0, and can be started again', async (signal) => {
    const server = start();
    const address = await server.ready;
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    const before = performance.now();
    expect(await server.kill(signal)).toMatchObject({ code: 0, signal: null });
    // far below the 10 s that running requests are given, also on a busy machine
    expect(performance.now() - before).toBeLessThan(5_000);
  });

  it('and takes a signal that comes twice for one', async () => {
    const server = start();
    await server.ready;
    server.child.kill('SIGINT');
    server.child.kill('SIGTERM');
    expect(await server.kill('SIGINT')).toMatchObject({ code: 0, signal: null });
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

  itOnce('not with a wrong environment, and names every wrong value', async () => {
    const output = await refusal({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(output.split('\n')).toEqual([expect.stringMatching(/^PORT must be /), expect.stringMatching(/^LOG_LEVEL must be /)]);
  });

  itOnce('not on a taken port, and names the port and the way out', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`^Port ${port} is taken.*PORT=${port + 1}`));
    other.close();
  });

  itOnce('not on an address this machine does not have', async () => {
    expect(await refusal({ HOST: '203.0.113.1', PORT: '4399' })).toMatch(/^This machine has no address 203\.0\.113\.1/);
  });

  itOnce('not where the data folder cannot be written', async () => {
    expect(await refusal({ FOYER_DATA_DIR: '/dev/null/foyer' })).toMatch(
      /^The data folder \/dev\/null\/foyer cannot be written \(ENOTDIR\)\. Name another one with FOYER_DATA_DIR\.$/,
    );
  });

  itOnce('not where PostgreSQL cannot be reached, and keeps the password to itself', async () => {
    const output = await refusal({ DATABASE_URL: 'postgres://foyer:s3cret@127.0.0.1:9/foyer' });
    expect(output).toMatch(/^PostgreSQL 127\.0\.0\.1:9\/foyer cannot be used \(.*ECONNREFUSED.*\)\. Check DATABASE_URL\.$/);
    expect(output).not.toContain('s3cret');
  });

  it.runIf(embedded)('not twice on one data folder: the second is refused within a second, naming process and folder', async () => {
    const first = start();
    await first.ready;
    const { env } = copy;
    const before = performance.now();
    await expect(openDatabase(readConfig(env), silent)).rejects.toThrow(
      `Process ${first.child.pid} is using the data folder ${env.FOYER_DATA_DIR}`,
    );
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(await refusal({})).toMatch(/^Process \d+ is using the data folder .+ Stop it first, or .+ FOYER_DATA_DIR\.$/);
    expect((await fetch(`${await first.ready}/ready`)).status).toBe(200);
  });

  it.runIf(embedded)('not with a damaged database, and lets go of the data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-damaged-'));
    mkdirSync(join(folder, 'db'));
    writeFileSync(join(folder, 'db/PG_VERSION'), 'nonsense');
    expect(await refusal({ FOYER_DATA_DIR: folder })).toMatch(/^The database in .+ cannot be opened \(.+\)\. Restore it from a backup/);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
