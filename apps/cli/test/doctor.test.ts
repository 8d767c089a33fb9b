// @embedded: the command line
import { readConfig } from '@foyer/server/operate';
import { orgs, pages } from '@foyer/server/seed';
import { ids, openCopy } from '@foyer/server/testing';
import { type AddressInfo, createServer } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { judgeClock } from '../src/doctor/database.checks.ts';
import type { Finding } from '../src/doctor/finding.ts';
import { checkDisk, checkFolder, checkNode, checkPortal } from '../src/doctor/machine.checks.ts';
import { checkMailServer, checkMode, checkProxies, checkPublicUrl } from '../src/doctor/network.checks.ts';
import { foyer } from './foyer.ts';

const copy = await openCopy();
afterAll(() => copy.remove());
const { db } = copy.database;
const config = (env: Record<string, string>) => readConfig({ NODE_ENV: 'production', ...env });
const https = { PUBLIC_URL: 'https://community.example' };
const mb = 1024 * 1024;
const noMailServer = await checkMailServer({});
const lostMailServer = await checkMailServer({ smtpUrl: 'smtp://foyer:s3cret@127.0.0.1:9' });

describe('the doctor', () => {
  it.each<[string, Finding, Finding['state']]>([
    ['Node 24', checkNode('24.1.0'), 'ok'],
    ['an old Node', checkNode('22.20.0'), 'fail'],
    ['a folder', checkFolder({ dataDir: copy.env.FOYER_DATA_DIR }), 'ok'],
    ['a folder that is to be made', checkFolder({ dataDir: `${copy.env.FOYER_DATA_DIR}/not/yet` }), 'ok'],
    ['a folder that cannot be', checkFolder({ dataDir: '/proc/foyer' }), 'fail'],
    ['much room', checkDisk({ dataDir: '/', minFreeMb: 200 }, () => 1000 * mb), 'ok'],
    ['little room', checkDisk({ dataDir: '/', minFreeMb: 200 }, () => 999 * mb), 'warn'],
    ['no room', checkDisk({ dataDir: '/', minFreeMb: 200 }, () => 199 * mb), 'fail'],
    ['a built portal', checkPortal({ dev: false }, () => true), 'ok'],
    ['no portal', checkPortal({ dev: false }, () => false), 'fail'],
    ['the sources', checkPortal({ dev: true }, () => true), 'warn'],
    ['https', checkPublicUrl(config(https)), 'ok'],
    ['http', checkPublicUrl(config({ PUBLIC_URL: 'http://community.example' })), 'warn'],
    ['localhost in production', checkPublicUrl(config({})), 'warn'],
    ['localhost elsewhere', checkPublicUrl(config({ NODE_ENV: 'development' })), 'ok'],
    ['https without a proxy', checkProxies(config(https)), 'warn'],
    ['https behind a proxy', checkProxies(config({ ...https, TRUSTED_PROXIES: '1' })), 'ok'],
    [
      'development on PostgreSQL and https',
      checkMode(config({ ...https, NODE_ENV: 'development', DATABASE_URL: 'postgres://db/foyer' })),
      'warn',
    ],
    ['production', checkMode(config(https)), 'ok'],
    ['equal clocks', judgeClock(-1_500), 'ok'],
    ['a clock that runs ahead', judgeClock(3_000), 'warn'],
    ['a clock of another time', judgeClock(-3_600_000), 'fail'],
    ['no mail server', noMailServer, 'warn'],
    ['a mail server that is not there', lostMailServer, 'fail'],
  ])('calls %s by its name', (_, finding, state) => {
    expect(finding.state).toBe(state);
    if (state === 'ok') expect(finding.remedy).toBeUndefined();
    else expect(finding.remedy).toMatch(/^(?=.*\w{3}).*\.$/s);
    expect(JSON.stringify(finding)).not.toContain('s3cret');
  });

  it('is content with a mail server that answers', async () => {
    const answers: Record<string, string> = { EHLO: '250 mail.example', QUIT: '221 bye' };
    const mailServer = createServer((socket) => {
      socket.write('220 mail.example ESMTP\r\n');
      socket.on('data', (data) => void socket.write(`${answers[data.toString().slice(0, 4)] ?? '502 no'}\r\n`));
      socket.on('error', () => {});
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => mailServer.once('listening', resolve));
    const { port } = mailServer.address() as AddressInfo;
    expect(await checkMailServer({ smtpUrl: `smtp://127.0.0.1:${port}` })).toMatchObject({ state: 'ok' });
    mailServer.close();
  });

  it('looks into the database: version, migrations, clock, customers, settings, content, jobs', async () => {
    const menu = [
      { type: 'page', title: { de_DE: 'Weg' }, referenceId: 'gone' },
      { type: 'hologram', title: { de_DE: 'Neu' } },
    ];
    const odd = { id: 'odd', type: 'hologram', title: { de_DE: 'Neu' }, config: {} };
    await db.insert(pages).values({ id: 'dashboard', orgId: ids.otherOrg, title: { de_DE: 'Hallo' }, modules: [odd] as never });
    await db
      .update(orgs)
      .set({ settings: { loginIdentifier: 'phone' } as never, menu: menu as never })
      .where(eq(orgs.id, ids.otherOrg));
    const { findings } = (await foyer({ ...copy, env: { ...copy.env, ...https } }, 'doctor', '--json')).json<{ findings: Finding[] }>();
    const states = findings.map(({ check, state }) => `${check} ${state}`);
    expect(states).toEqual(
      expect.arrayContaining([
        'Database ok',
        'Migrations ok',
        'Clock ok',
        'Customers warn',
        'Settings ok',
        'Settings warn',
        'Content ok',
        'Content warn',
        'Jobs ok',
      ]),
    );
    expect(findings.find(({ check, state }) => check === 'Settings' && state === 'warn')?.text).toMatch(/^Other Hotels: .*loginIdentifier/);
    const content = findings.find(({ check, state }) => check === 'Content' && state === 'warn')!.text;
    expect(content).toMatch(/^Other Hotels: .*menu\.1\.type: .*menu\.0: there is no page "gone"; page dashboard: .*\(odd\)$/);
  });

  it('names each service and single sign-on that is half set up', async () => {
    const social = [{ network: 'google', clientId: 'g', clientSecretVariable: 'MISSING_GOOGLE_SECRET' }];
    const sso = { issuer: 'https://id.example', clientId: 'foyer', clientSecretVariable: 'MISSING_SSO_SECRET' };
    const settings = { signup: { activeLoginTypes: ['password', 'social', 'sso'], social }, sso };
    await db
      .update(orgs)
      .set({ settings: settings as never })
      .where(eq(orgs.id, ids.otherOrg));
    const logins = async (env: Record<string, string>) => {
      const said = await foyer({ ...copy, env: { ...copy.env, ...env } }, 'doctor', '--json');
      return said.json<{ findings: Finding[] }>().findings.filter(({ check }) => check === 'Logins');
    };
    expect(await logins({})).toMatchObject([
      { state: 'warn', text: expect.stringMatching(/^Other Hotels: signup\.social\.0\.clientSecretVariable: .*MISSING_GOOGLE_SECRET/) },
      { state: 'warn', text: expect.stringMatching(/^Other Hotels: sso\.clientSecretVariable: .*MISSING_SSO_SECRET/) },
    ]);
    expect(await logins({ MISSING_GOOGLE_SECRET: 's3cret', MISSING_SSO_SECRET: 's3cret' })).toEqual([]);
  });

  it('ends with code 1 where something fails, and says what to do', async () => {
    const said = await foyer({ env: { ...copy.env, DATABASE_URL: 'postgres://foyer:s3cret@127.0.0.1:9/foyer' } }, 'doctor');
    expect(said.code).toBe(1);
    expect(said.out).toMatch(/^fail {2}Database: PostgreSQL 127\.0\.0\.1:9\/foyer cannot be used.*\n {6}→ /m);
    expect(said.out).not.toContain('s3cret');
    const wrong = await foyer({ env: { PORT: 'x' } }, 'doctor', '--json');
    expect(wrong.code).toBe(1);
    expect(wrong.json()).toMatchObject({ ok: false, findings: [{ check: 'Node.js' }, { check: 'Environment', state: 'fail' }] });
  });

  it.runIf(copy.database.mode === 'embedded')('says that a running server has the embedded database, which is no failure', async () => {
    const { findings } = (await foyer({ env: copy.env }, 'doctor', '--json')).json<{ findings: Finding[] }>();
    expect(findings.find(({ check }) => check === 'Database')).toMatchObject({ state: 'warn', text: expect.stringMatching(/Process \d+/) });
  });
});
