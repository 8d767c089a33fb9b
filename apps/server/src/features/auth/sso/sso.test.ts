import { startFalseSsoProvider } from '@foyer/identity-providers/testing';
import type { OrgSettings } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { ids, password } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { type Claims, startSsoProvider } from '../../../../test/sso-provider.ts';
import { auditLog } from '../../../shared/audit/audit.tables.ts';
import { orgs } from '../../../platform/orgs/orgs.tables.ts';
import { sessions } from '../../../shared/identity/identity.tables.ts';
import { userIdentities } from '../auth.tables.ts';
import { users } from '../../../shared/people/people.tables.ts';

const server = await testServer();
const provider = await startSsoProvider(['http://localhost/api/v2/auth/mocs/callback']);
afterAll(() => Promise.all([server.close(), provider.close()]));
const { db } = server.database;

/** Changes the customer's settings. */
async function change(settings: Partial<OrgSettings>): Promise<void> {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, ...settings } })
    .where(eq(orgs.id, ids.org));
}
const sso = () => ({ issuer: provider.issuer, clientId: provider.clientId });

const lena: Claims = {
  sub: 'lena',
  email: 'Lena.Vogt@aurelia.example',
  email_verified: true,
  given_name: 'Lena',
  family_name: 'Vogt',
  preferred_username: 'LVogt',
};

const startPath = (redirect?: string) =>
  `/auth/mocs?locale=en_GB${redirect === undefined ? '' : `&redirect=${encodeURIComponent(redirect)}`}`;

/** Goes to the provider; returns the address the browser comes back to. */
async function leave(browser: Browser, redirect?: string): Promise<URL> {
  const answer = await browser.get(startPath(redirect));
  expect(answer.statusCode).toBe(302);
  return provider.visit(String(answer.headers.location));
}
const comeBack = async (browser: Browser, { search }: Pick<URL, 'search'>) => {
  const answer = await browser.get(`/auth/mocs/callback${search}`);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
};
const logIn = async (browser: Browser, redirect?: string) => comeBack(browser, await leave(browser, redirect));
const me = async (browser: Browser) => (await browser.get('/user/me')).json<Record<string, unknown>>();
const account = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0];
const failed = (reason: string, path = '%2F') => `/en_GB/login/failed?reason=${reason}&redirect=${path}`;

beforeAll(() => change({ sso: sso() }));
beforeEach(async () => {
  provider.person = lena;
  provider.deny = false;
  await db.delete(users).where(eq(users.email, 'lena.vogt@aurelia.example'));
  await db.delete(userIdentities);
  await db.update(users).set({ active: true });
  await db.delete(auditLog);
});

describe('single sign-on', () => {
  it('takes no answer of the provider before where the customer has another one meanwhile', async () => {
    const other = await startFalseSsoProvider(provider.clientId);
    const browser = await server.guest();
    const back = await leave(browser);
    await change({ sso: { ...sso(), issuer: other.issuer } });
    const target = await comeBack(browser, back);
    await change({ sso: sso() });
    await other.close();
    expect(target).toBe(failed('expired'));
  });

  it('makes a member of who is unknown, lets them in and goes where they wanted to', async () => {
    const browser = await server.guest();
    expect(await logIn(browser, '/news?page=2')).toBe('/en_GB/news?page=2');
    expect(await me(browser)).toMatchObject({ status: 'authenticated', sso: true, user: { fullname: 'Lena Vogt', permissions: [] } });
    expect(await account('lena.vogt@aurelia.example')).toMatchObject({
      orgId: ids.org,
      username: 'lvogt',
      passwordHash: null,
      language: 'en_GB',
    });
    expect(await db.select().from(userIdentities)).toMatchObject([{ provider: 'sso', issuer: provider.issuer, subject: 'lena' }]);
    expect(await db.select().from(auditLog)).toMatchObject([{ action: 'sso.created', details: { issuer: provider.issuer } }]);
    expect([...browser.cookies.keys()].sort()).toEqual(['csrf_token', 'foyer_session']);
    expect((await browser.get('/menu')).statusCode).toBe(200);
    const [session] = await db.select().from(sessions).where(eq(sessions.via, 'sso'));
    expect(session).toBeDefined();
  });

  it('finds the same member again, whatever address and name they have by then', async () => {
    await logIn(await server.guest());
    const first = await account('lena.vogt@aurelia.example');
    provider.person = { ...lena, email: 'l.meyer@aurelia.example', family_name: 'Meyer' };
    const browser = await server.guest();
    expect(await logIn(browser)).toBe('/en_GB');
    expect(await me(browser)).toMatchObject({ user: { user_id: first!.id } });
  });

  it('links the account of an address the provider vouches for', async () => {
    provider.person = { ...lena, email: 'member@aurelia.example' };
    const browser = await server.guest();
    await logIn(browser);
    expect(await me(browser)).toMatchObject({ user: { user_id: ids.users.member } });
    expect(await db.select().from(auditLog)).toMatchObject([{ action: 'sso.linked', actorId: ids.users.member }]);
    expect((await account('member@aurelia.example'))!.passwordHash).not.toBeNull();
  });

  it.each([
    ['says is not theirs', { email_verified: false }],
    ['says nothing of', { email_verified: undefined }],
  ])('links no account by an address the provider %s', async (_, claims) => {
    provider.person = { ...lena, email: 'member@aurelia.example', ...claims };
    const browser = await server.guest();
    expect(await logIn(browser)).toBe(failed('unknown'));
    expect(await me(browser)).toMatchObject({ status: 'anonymous' });
    expect(await db.select().from(userIdentities)).toEqual([]);
  });

  it('never gives an account that is linked to another person', async () => {
    await logIn(await server.guest());
    provider.person = { ...lena, sub: 'another-lena' };
    expect(await logIn(await server.guest())).toBe(failed('unknown'));
  });

  it('takes the password from an account whose address was never confirmed', async () => {
    const row = { id: 'squatter', orgId: ids.org, username: 'squatter', email: 'lena.vogt@aurelia.example', firstname: 'X', lastname: 'Y' };
    await db.insert(users).values({ ...row, passwordHash: 'planted', emailConfirmedAt: null });
    expect(await logIn(await server.guest())).toBe('/en_GB');
    expect(await account('lena.vogt@aurelia.example')).toMatchObject({
      id: 'squatter',
      passwordHash: null,
      emailConfirmedAt: expect.any(Date),
    });
  });

  it('keeps out who was disabled, and who is unknown where no member is to be made', async () => {
    await logIn(await server.guest());
    await db.update(users).set({ active: false }).where(eq(users.email, 'lena.vogt@aurelia.example'));
    expect(await logIn(await server.guest())).toBe(failed('disabled'));
    await db.delete(users).where(eq(users.email, 'lena.vogt@aurelia.example'));
    await change({ sso: { ...sso(), createUsers: false } });
    expect(await logIn(await server.guest())).toBe(failed('unknown'));
    await change({ sso: sso() });
  });

  it('takes another name where the wanted one is taken', async () => {
    provider.person = { ...lena, preferred_username: 'editor' };
    await logIn(await server.guest());
    expect(await account('lena.vogt@aurelia.example')).toMatchObject({ username: 'lena.vogt@aurelia.example' });
  });

  it('ends the session the browser had', async () => {
    const browser = await server.login('editor');
    const token = browser.cookies.get('foyer_session')!;
    await logIn(browser);
    const thief = await server.guest();
    thief.cookies.set('foyer_session', token);
    expect(await me(thief)).toMatchObject({ status: 'anonymous' });
  });

  it('leads back to the customer’s site outside that the visitor came from', async () => {
    const browser = await server.guest();
    await browser.get(`/user/me?redirect=${encodeURIComponent('http://aurelia.example/plan')}`);
    expect(await logIn(browser)).toBe('http://aurelia.example/plan');
    expect(await logIn(browser)).toBe('/en_GB');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/./..//evil.example'])(
    'never leaves the portal for %s',
    async (redirect) => {
      expect(await logIn(await server.guest(), redirect)).toBe('/en_GB');
    },
  );

  it('is the only way in where the customer says so: no password counts, and none can be asked for', async () => {
    const [guest, before] = [await server.guest(), await server.login('member')];
    await change({ signup: { activeLoginTypes: ['sso'] } });
    expect((await guest.post('/auth/login', { username: 'member', password })).statusCode).toBe(404);
    expect((await guest.post('/auth/forgot_password', { email: 'member@aurelia.example' })).statusCode).toBe(404);
    expect(await me(before)).toMatchObject({ status: 'authenticated' });
    // Without a provider everybody would be locked out.
    await change({ sso: null });
    expect((await guest.post('/auth/login', { username: 'member', password })).statusCode).toBe(200);
    await change({ sso: sso(), signup: {} });
  });

  it('asks for the terms like any other login', async () => {
    await change({ terms: { version: '1' } });
    const browser = await server.guest();
    expect(await logIn(browser, '/news')).toBe('/en_GB/news');
    const waiting = await me(browser);
    expect(waiting).toMatchObject({ status: 'anonymous', agb_nda_accepted: false });
    await browser.put('/auth/terms', { user_id: waiting['terms_user_id'], terms_version: waiting['terms_version'] });
    expect(await me(browser)).toMatchObject({ status: 'authenticated', sso: true });
    await change({ terms: null });
  });
});

describe('an answer that is not the provider’s to this browser', () => {
  it('leads back to the portal: cancelled there', async () => {
    provider.deny = true;
    expect(await logIn(await server.guest(), '/news')).toBe(failed('denied', '%2Fnews'));
  });

  it('is refused a second time', async () => {
    const browser = await server.guest();
    const state = new Map<string, string>();
    const answer = await leave(browser);
    for (const [name, value] of browser.cookies) state.set(name, value);
    expect(await comeBack(browser, answer)).toBe('/en_GB');
    expect(await comeBack(await server.guest(), answer)).toMatch(/reason=expired/);
    // Even with the state kept aside: the provider takes a code once.
    const replay = await server.guest();
    replay.cookies.set('sso_state', state.get('sso_state')!);
    expect(await comeBack(replay, answer)).toBe(failed('failed'));
    expect(await me(replay)).toMatchObject({ status: 'anonymous' });
  });

  it('is refused in another browser, which has begun a login of its own', async () => {
    const [victim, attacker] = [await server.guest(), await server.guest()];
    await leave(victim);
    expect(await comeBack(victim, await leave(attacker))).toBe(failed('expired'));
    expect(await me(victim)).toMatchObject({ status: 'anonymous' });
  });

  it.each([
    ['a forged state', (value: string) => `x${value}`],
    ['a state signed with another key', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}`],
    ['half a state', (value: string) => value.split('.')[0]!],
    ['no state', () => ''],
  ])('is refused with %s', async (_, tamper) => {
    const browser = await server.guest();
    const answer = await leave(browser);
    browser.cookies.set('sso_state', tamper(browser.cookies.get('sso_state')!));
    expect(await comeBack(browser, answer)).toMatch(/reason=expired/);
  });

  it.each(['', '?code=x', '?state=y', '?code=x&state=y&iss=https%3A%2F%2Fevil.example', '?error=access_denied&state=y'])(
    'is refused as %j',
    async (search) => {
      expect(await comeBack(await server.guest(), { search })).toMatch(/reason=expired/);
    },
  );
});

it('a customer without single sign-on has none', async () => {
  const browser = await server.guest();
  const answer = await browser.get(startPath(), { host: 'other.example' });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, failed('failed')]);
});
