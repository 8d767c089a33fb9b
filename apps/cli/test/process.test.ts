// @embedded: the command line
import { copyTemplate, ids, inherited, refusedUnloaded, type ServerProcess, startProcess } from '@foyer/server/testing';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const copy = await copyTemplate();
afterAll(() => copy.remove());
const embedded = !copy.env.DATABASE_URL;

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
});

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Runs a command in a process of its own. */
async function foyer(args: string[], { stdin = '', env = {} }: { stdin?: string; env?: Record<string, string> } = {}) {
  const child = spawn(process.execPath, [entry, ...args], { env: { ...inherited, ...copy.env, ...env } });
  child.stdin.end(stdin);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

/** A browser as far as logging in goes. */
async function logIn(address: string, username: string, password: string) {
  const guest = await fetch(`${address}/api/v2/user/me`);
  const cookie = guest.headers.get('set-cookie')!.split(';', 1)[0]!;
  const headers = { 'content-type': 'application/json', cookie, 'x-csrf-token': decodeURIComponent(cookie.split('=')[1]!) };
  const answer = await fetch(`${address}/api/v2/auth/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) });
  const session = answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('foyer_session='))
    ?.split(';', 1)[0];
  return { status: answer.status, session: session ?? '' };
}

describe('the command line as a process', { timeout: 60_000 }, () => {
  it('makes an account that can log in, and closes it again', async () => {
    const password = 'Kahn Wiese Lampe 7';
    const names = ['--email', 'nora@aurelia.example', '--username', 'nora', '--firstname', 'Nora', '--lastname', 'Lang'];
    const added = await foyer(['user', 'add', '--org', ids.org, ...names, '--password-stdin'], { stdin: `${password}\n` });
    expect(added).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Made the account nora@aurelia\.example/) });

    const server = startProcess({ ...copy.env, LOG_LEVEL: 'warn' });
    running.push(server);
    const address = await server.ready;
    const { status, session } = await logIn(address, 'nora', password);
    expect(status).toBe(200);

    const closed = await foyer(['user', 'disable', 'nora', '--org', ids.org]);
    if (embedded) {
      expect(closed).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^The embedded database is in use\. Process \d+ /) });
      return;
    }
    expect(closed).toMatchObject({ code: 0, out: expect.stringContaining('1 session has ended') });
    const asked = async () => (await fetch(`${address}/api/v2/likes?type=news&id=article-1`, { headers: { cookie: session } })).status;
    await expect.poll(asked, { timeout: 2_000 }).toBe(401);
    expect((await logIn(address, 'nora', password)).status).toBe(401);
  });

  it.runIf(embedded).each([['serve'], ['org', 'list']])(
    'is refused while a server has the database, before it loads one: %s',
    async (...args) => {
      const server = startProcess({ ...copy.env, LOG_LEVEL: 'warn' });
      running.push(server);
      await server.ready;
      const said = refusedUnloaded(entry, args, { ...copy.env, PORT: '0' });
      expect(said).toMatch(/^[^\n]*Process \d+ is using the data folder [^\n]*\n$/);
      expect(said).toContain(`Process ${server.child.pid} is using the data folder ${copy.env.FOYER_DATA_DIR}`);
    },
  );

  it('says in words why the server does not start', async () => {
    const said = await foyer(['serve'], { env: { PORT: 'x' } });
    expect(said).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^PORT must be [^\n]*\n$/) });
  });

  it('ends with code 2 where it is called wrongly', async () => {
    expect(await foyer(['user', 'add'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--help') });
  });
});
