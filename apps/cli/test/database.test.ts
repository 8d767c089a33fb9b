// @embedded: the command line
import { createDatabase, emptyDatabase, openCopy } from '@foyer/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { foyer } from './foyer.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-cli-'));
const fresh = inject('template').database ? await createDatabase() : undefined;
const env = { NODE_ENV: 'test', FOYER_DATA_DIR: folder, DATABASE_URL: fresh?.url };
afterAll(async () => {
  await fresh?.drop();
  rmSync(folder, { recursive: true });
});
const run = (...args: string[]) => foyer({ env }, ...args);

describe('a new database', { timeout: 60_000 }, () => {
  it('is migrated on request alone, once, and says with what', async () => {
    expect(await run('settings', 'get')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/lacks migrations.*0000_start.*npx foyer migrate/),
    });
    expect((await run('migrate')).out.split('\n')).toContain('Applied 0000_start');
    expect((await run('migrate', '--json')).json()).toEqual({ applied: [] });
    expect(await run('settings', 'get')).toMatchObject({ code: 1, err: expect.stringContaining('no customer yet') });
  });

  it('is left empty where the package of the demo is not installed', async () => {
    expect(await foyer({ env: { ...env, FOYER_DEMO: '@foyer/absent' } }, 'demo')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The demo is made by the package @foyer\/absent, which is not installed here\. .*FOYER_DEMO\.$/),
    });
    expect((await run('org', 'list')).out).toContain('no customer yet');
  });

  it('cannot be written while the disk is nearly full', async () => {
    const said = await foyer({ env: { ...env, FOYER_MIN_FREE_MB: '999999999' } }, 'user', 'disable', 'member');
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('FOYER_MIN_FREE_MB') });
  });
});

it('an empty database begins with a customer and their first superadmin', { timeout: 60_000 }, async () => {
  const { config, database, remove } = await emptyDatabase();
  const around = { env: { NODE_ENV: 'test', FOYER_DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl }, database };
  const runHere = (...args: string[]) => foyer(around, ...args);
  try {
    const org = ['--name', 'Aurelia Hotels', '--host', 'Community.Aurelia.example', 'intern.aurelia.example'];
    const person = [
      '--email',
      'mara@aurelia.example',
      '--username',
      'mara',
      '--firstname',
      'Mara',
      '--lastname',
      'Lindt',
      '--language',
      'en',
    ];
    expect((await runHere('org', 'list')).out).toContain('no customer yet');
    const made = await runHere('org', 'add', ...org, ...person);
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/community\.aurelia\.example.*\n[^]*\/en_GB\/reset_password\?user_id=/);
    const [listed] = (await runHere('org', 'list', '--json')).json<{ id: string; name: string; hosts: string[] }[]>();
    expect(listed).toMatchObject({ name: 'Aurelia Hotels', hosts: ['community.aurelia.example', 'intern.aurelia.example'] });
    const { findings } = (await runHere('doctor', '--json')).json<{ findings: { check: string; state: string; text: string }[] }>();
    for (const check of ['Settings', 'Content']) expect(findings).toContainEqual(expect.objectContaining({ check, state: 'ok' }));
    expect((await runHere('settings', 'get', 'languages.0')).out).toBe('en_GB');

    // All or nothing: the customer is not there either where the account is refused.
    const second = ['--name', 'Bergsee', '--host', 'bergsee.example', ...person.with(3, '!')];
    expect(await runHere('org', 'add', ...second)).toMatchObject({ code: 2, err: expect.stringContaining('--username') });
    expect(await runHere('org', 'add', ...org.with(3, 'https://x'), ...person)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--host'),
    });
    expect(await runHere('org', 'add', ...org.with(1, 'Other'), ...person)).toMatchObject({
      code: 1,
      err: expect.stringContaining('host name'),
    });
    expect(await runHere('org', 'add', ...org, ...person)).toMatchObject({
      code: 1,
      err: expect.stringContaining('named "Aurelia Hotels"'),
    });
    expect((await runHere('org', 'list', '--json')).json()).toHaveLength(1);
  } finally {
    await remove();
  }
});

describe('a database in use', () => {
  it('is left alone by the demo; the embedded one by every command', async () => {
    const copy = await openCopy();
    expect(await foyer(copy, 'demo')).toMatchObject({ code: 1, err: expect.stringContaining('holds a customer already') });
    const beside = await foyer({ env: copy.env }, 'settings', 'get', 'languages.0', '--org', 'org-other');
    if (copy.database.mode === 'postgres') expect(beside).toMatchObject({ code: 0, out: 'de_DE' });
    else
      expect(beside).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^The embedded database is in use\. Process \d+ .*DATABASE_URL/),
      });
    await copy.remove();
  });
});

describe('a command that is called wrongly', () => {
  it.each([
    [[], 2],
    [['nonsense'], 2],
    [['user'], 2],
    [['org', 'add', '--name', 'Aurelia'], 2],
    [['user', 'import'], 2],
    [['settings', 'set'], 2],
    [['migrate', 'too', 'much'], 2],
    [['--help'], 0],
    [['user', 'import', '--help'], 0],
    [['help', 'settings'], 0],
  ])('%j ends with code %i and the way out', async (args, code) => {
    const said = await run(...args);
    expect(said.code).toBe(code);
    expect(`${said.out}${said.err}`).toMatch(/Usage: foyer|--help/);
  });

  it('with a wrong environment names the variable', async () => {
    expect(await foyer({ env: { ...env, PORT: 'x' } }, 'migrate')).toMatchObject({ code: 1, err: expect.stringMatching(/^PORT must be/) });
  });
});
