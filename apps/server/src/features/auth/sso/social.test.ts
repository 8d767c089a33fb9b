import { startFalseSsoProvider } from '@foyer/identity-providers/testing';
import type { OrgSettings } from '@foyer/settings';
import { eq, inArray } from 'drizzle-orm';
import { generateKeyPairSync, verify } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { ids, password } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { auditLog } from '../../../shared/audit/audit.tables.ts';
import { loginAttempts } from '../../../shared/throttle/throttle.tables.ts';
import { mailTokens, sessions } from '../../../shared/identity/identity.tables.ts';
import { orgs } from '../../../platform/orgs/orgs.tables.ts';
import { outbox } from '../../../platform/mail/mail.tables.ts';
import { userIdentities } from '../auth.tables.ts';
import { users } from '../../../shared/people/people.tables.ts';
import { createSsoAccounts } from './sso.accounts.ts';

const server = await testServer();
const provider = await startFalseSsoProvider('foyer');
afterAll(() => Promise.all([server.close(), provider.close()]));
const { db } = server.database;

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
process.env['TEST_GOOGLE_SECRET'] = 'google-secret';
process.env['TEST_FACEBOOK_SECRET'] = 'facebook-secret';
process.env['TEST_APPLE_KEY'] = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n');

const common = { clientId: 'foyer', issuer: provider.issuer };
const google = { ...common, network: 'google', clientSecretVariable: 'TEST_GOOGLE_SECRET' } as const;
const facebook = { ...common, network: 'facebook', clientSecretVariable: 'TEST_FACEBOOK_SECRET' } as const;
const apple = { ...common, network: 'apple', teamId: 'TEAM', keyId: 'KEY', privateKeyVariable: 'TEST_APPLE_KEY' } as const;
type Network = 'google' | 'facebook' | 'apple';

const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
const change = (signup: OrgSettings['signup'], more: Partial<OrgSettings> = {}) =>
  db
    .update(orgs)
    .set({ settings: { ...org!.settings, signup, ...more } })
    .where(eq(orgs.id, ids.org));
const open = {
  active: true,
  activeLoginTypes: ['password', 'social'],
  social: [google, facebook, apple],
} satisfies OrgSettings['signup'];

const mara = { sub: 'mara', email: 'Mara.Lindt@gmail.com', email_verified: true, given_name: 'Mara', family_name: 'Lindt' };
const email = 'mara.lindt@gmail.com';

/** Leaves for the service as a browser does; returns where its page sends the browser back to, by GET or by a form. */
async function leave(browser: Browser, network: Network, redirect = '/'): Promise<{ path: string; form: URLSearchParams | undefined }> {
  const start = await browser.get(`/auth/social/${network}?locale=en_GB&redirect=${encodeURIComponent(redirect)}`);
  expect(start.statusCode).toBe(302);
  const answer = await fetch(String(start.headers.location), { redirect: 'manual' });
  const to = answer.headers.get('location');
  if (to) return { path: to.replace(/^.*\/api\/v2/, ''), form: undefined };
  const html = await answer.text();
  const inputs = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]): [string, string] => [
    name!,
    value!.replaceAll('&quot;', '"'),
  ]);
  return { path: /action="[^"]*\/api\/v2([^"]*)"/.exec(html)![1]!, form: new URLSearchParams(inputs) };
}

/** Posts the form as another site's page does: without cookies that are there already. */
async function postForm(browser: Browser, path: string, form: URLSearchParams): Promise<string> {
  const elsewhere = await server.guest();
  elsewhere.cookies.clear();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: provider.issuer, 'sec-fetch-site': 'cross-site' };
  const answer = await elsewhere.send({ method: 'POST', url: path, payload: form.toString(), headers });
  expect(answer.statusCode).toBe(303);
  for (const [name, value] of elsewhere.cookies) browser.cookies.set(name, value);
  return String(answer.headers.location).replace('/api/v2', '');
}

async function logIn(browser: Browser, network: Network, redirect?: string): Promise<string> {
  const { path, form } = await leave(browser, network, redirect);
  const answer = await browser.get(form ? await postForm(browser, path, form) : path);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}
const me = async (browser: Browser) => (await browser.get('/user/me')).json<Record<string, unknown>>();
const account = async () => (await db.select().from(users).where(eq(users.email, email)))[0];
const failed = (reason: string, network: Network) => `/en_GB/login/failed?reason=${reason}&redirect=%2F&network=${network}`;
const offered = async () => {
  const settings = (await (await server.guest()).get('/settings')).json<{ signup_configuration: { social: unknown[] } }>();
  return settings.signup_configuration.social;
};

beforeEach(async () => {
  Object.assign(provider, { claims: mara, user: undefined, publishes: true, forge: false, alg: 'RS256' });
  await change(open);
  for (const table of [userIdentities, mailTokens, outbox, auditLog, loginAttempts]) await db.delete(table);
  await db.delete(users).where(eq(users.email, email));
});

describe('the buttons', () => {
  it('are those of services that are set up, wanted and have their secret', async () => {
    expect(await offered()).toEqual(
      ['google', 'facebook', 'apple'].map((network) => ({ network, type: 'oauth', url: `/api/v2/auth/social/${network}` })),
    );
    // Settings are kept for a second.
    const noMore = () => expect.poll(offered, { timeout: 5000 }).toEqual([]);
    await change({ ...open, social: [{ ...google, clientSecretVariable: 'TEST_NO_SECRET' }] });
    await noMore();
    await change(open);
    await expect.poll(offered, { timeout: 5000 }).toHaveLength(3);
    await change({ ...open, activeLoginTypes: ['password'] });
    await noMore();
    expect((await (await server.guest()).get('/auth/social/google?locale=en_GB')).headers.location).toBe(failed('failed', 'google'));
  });

  it('lead back with the reason where there is no such service', async () => {
    await change({ ...open, social: [] });
    const answer = await (await server.guest()).get('/auth/social/google?locale=en_GB');
    expect(answer.headers.location).toBe(failed('failed', 'google'));
    expect((await (await server.guest()).get('/auth/social/myspace')).statusCode).toBe(400);
  });
});

describe('a newcomer', () => {
  it.each<Network>(['google', 'apple'])('of %s becomes a member, logged in where they wanted to be, and can log out', async (network) => {
    const browser = await server.guest();
    expect(await logIn(browser, network, '/news?page=2')).toBe('/en_GB/news?page=2');
    expect(await me(browser)).toMatchObject({ status: 'authenticated', sso: false, user: { fullname: 'Mara Lindt', permissions: [] } });
    expect(await account()).toMatchObject({ passwordHash: null, language: 'en_GB' });
    expect(await db.select().from(userIdentities)).toMatchObject([{ provider: network, issuer: provider.issuer, subject: 'mara' }]);
    expect(await db.select().from(sessions).where(eq(sessions.via, 'social'))).not.toEqual([]);
  });

  it('stays out where visitors may not register, and where only other addresses may', async () => {
    await change({ ...open, active: false });
    expect(await logIn(await server.guest(), 'google')).toBe(failed('unknown', 'google'));
    await change({ ...open, domains: ['aurelia.example'] });
    expect(await logIn(await server.guest(), 'google')).toBe(failed('unknown', 'google'));
    expect(await account()).toBeUndefined();
  });

  it('agrees to the terms first', async () => {
    await change(open, { terms: { version: '1' } });
    const browser = await server.guest();
    await logIn(browser, 'google');
    expect(await me(browser)).toMatchObject({ status: 'anonymous', agb_nda_accepted: false });
  });

  it('without an address is refused for that reason', async () => {
    provider.claims = { ...mara, email: undefined };
    expect(await logIn(await server.guest(), 'facebook')).toBe(failed('address', 'facebook'));
  });
});

describe('a member', () => {
  const own = { ...mara, email: 'member@aurelia.example' };

  it('is found again by the service’s own id, and may use several services', async () => {
    await logIn(await server.guest(), 'google');
    const first = await account();
    provider.claims = { ...mara, email: 'another@gmail.com' };
    const browser = await server.guest();
    await logIn(browser, 'google');
    expect(await me(browser)).toMatchObject({ user: { user_id: first!.id } });
  });

  it.each<[string, Network, object, boolean]>([
    ['Apple has verified the address', 'apple', {}, true],
    ['Apple has not', 'apple', { email_verified: 'false' }, false],
    ['Google hosts the mailbox’s company', 'google', { hd: 'aurelia.example' }, true],
    ['Google verified a foreign mailbox once', 'google', {}, false],
    ['Facebook says nothing of it', 'facebook', { email_verified: true }, false],
  ])('is linked by the address only where the service vouches for it: %s', async (_, network, claims, linked) => {
    provider.claims = { ...own, ...claims };
    const browser = await server.guest();
    const target = await logIn(browser, network);
    expect(target).toBe(linked ? '/en_GB' : '/en_GB/registration?step=mailbox');
    expect(await me(browser)).toMatchObject(
      linked ? { status: 'authenticated', user: { user_id: ids.users.member } } : { status: 'anonymous' },
    );
    expect(await db.select().from(userIdentities)).toHaveLength(linked ? 1 : 0);
    expect(await db.select().from(outbox)).toMatchObject(
      linked ? [] : [{ kind: 'registration_exists', recipient: 'member@aurelia.example' }],
    );
  });

  it('is answered as an unknown person by an address that is not vouched for, where visitors may not register', async () => {
    provider.claims = own;
    await change({ ...open, active: false });
    expect(await logIn(await server.guest(), 'facebook')).toBe(failed('unknown', 'facebook'));
    await change({ ...open, domains: ['elsewhere.example'] });
    expect(await logIn(await server.guest(), 'facebook')).toBe(failed('unknown', 'facebook'));
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it('is found by an address whose domain is written in other letters', async () => {
    const jana = { id: 'jana', orgId: ids.org, username: 'jana', firstname: 'J', lastname: 'K', emailConfirmedAt: new Date() };
    await db.insert(users).values({ ...jana, email: 'jana@xn--mnchen-3ya.example' });
    provider.claims = { ...mara, sub: 'jana', email: 'Jana@München.example', hd: 'münchen.example' };
    const browser = await server.guest();
    expect(await logIn(browser, 'google')).toBe('/en_GB');
    expect(await me(browser)).toMatchObject({ user: { user_id: 'jana' } });
    await db.delete(users).where(eq(users.id, 'jana'));
  });

  it('is made once of two first logins at once, also where they come with two addresses', async () => {
    const before = await db.$count(users);
    const identity = { provider: 'google', issuer: provider.issuer, subject: 'twice', emailVerified: true, username: undefined } as const;
    const rules = { orgId: ids.org, admits: () => true, unvouched: 'mail', locale: 'en_GB' } as const;
    const addresses = ['mara.lindt@gmail.com', 'mara.lindt.2@gmail.com'];
    const found = await Promise.all(
      addresses.map((address) =>
        createSsoAccounts(db).memberOf({ ...rules, identity: { ...identity, email: address, firstname: 'Mara', lastname: 'Lindt' } }),
      ),
    );
    expect(found[0]).toEqual(found[1]);
    expect(await db.$count(users)).toBe(before + 1);
    await db.delete(users).where(inArray(users.email, addresses));
  });

  it('who is linked to one person there is not given to another', async () => {
    provider.claims = { ...own, hd: 'aurelia.example' };
    await logIn(await server.guest(), 'google');
    provider.claims = { ...own, hd: 'aurelia.example', sub: 'another' };
    expect(await logIn(await server.guest(), 'google')).toBe(failed('unknown', 'google'));
  });

  it('who was disabled stays out', async () => {
    await logIn(await server.guest(), 'google');
    await db.update(users).set({ active: false }).where(eq(users.email, email));
    expect(await logIn(await server.guest(), 'google')).toBe(failed('disabled', 'google'));
  });
});

describe('an address that the service does not vouch for', () => {
  /** Comes by Facebook; returns the link of the mail. */
  async function register(browser: Browser) {
    expect(await logIn(browser, 'facebook')).toBe('/en_GB/registration?step=mailbox');
    const [mail] = await db.select().from(outbox);
    const { searchParams } = new URL((mail!.values as { url: string }).url);
    return { user_id: searchParams.get('user_id')!, hash: searchParams.get('hash')! };
  }

  it('is confirmed by a mail, in the same browser, before anything is a member’s', async () => {
    const browser = await server.guest();
    const link = await register(browser);
    expect(await me(browser)).toMatchObject({ status: 'anonymous' });
    expect(await db.select().from(userIdentities)).toEqual([]);
    expect((await browser.post('/auth/confirm_registration', link)).statusCode).toBe(200);
    expect(await me(browser)).toMatchObject({ status: 'authenticated', user: { fullname: 'Mara Lindt' } });
    const later = await server.guest();
    expect(await logIn(later, 'facebook')).toBe('/en_GB');
    expect(await me(later)).toMatchObject({ status: 'authenticated', user: { user_id: link.user_id } });
  });

  it('is not confirmed in the browser of the mailbox’s owner, who did not ask for it', async () => {
    const link = await register(await server.guest());
    const owner = await server.guest();
    const answer = await owner.post('/auth/confirm_registration', { ...link, password });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'registration_other_browser']);
    expect(await db.select().from(userIdentities)).toEqual([]);
  });

  it('gets five mails an hour at most', async () => {
    const browser = await server.guest();
    for (let count = 0; count < 5; count += 1) await logIn(browser, 'facebook');
    expect(await logIn(browser, 'facebook')).toBe(failed('attempts', 'facebook'));
  });
});

describe('Apple', () => {
  it('is asked for a form, without PKCE, and given a secret signed by the team’s key', async () => {
    await logIn(await server.guest(), 'apple');
    expect(Object.fromEntries(provider.asked)).toMatchObject({ response_mode: 'form_post', scope: 'openid email name' });
    expect(provider.asked.has('code_challenge')).toBe(false);
    const [header = '', claims = '', signature = ''] = provider.exchanged.get('client_secret')!.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    expect(read(header)).toEqual({ alg: 'ES256', kid: 'KEY' });
    expect(read(claims)).toMatchObject({ iss: 'TEAM', sub: 'foyer', aud: provider.issuer });
    expect(Number(read(claims)['exp']) * 1000 - Date.now()).toBeLessThanOrEqual(300_000);
    const key = { key: keys.publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
  });

  it('sends the name beside its answer, which is never part of an address', async () => {
    const { given_name: _, family_name: __, ...nameless } = mara;
    Object.assign(provider, { claims: nameless, user: JSON.stringify({ name: { firstName: 'Mara', lastName: 'Lindt' }, email }) });
    const browser = await server.guest();
    const { path, form } = await leave(browser, 'apple');
    const next = await postForm(browser, path, form!);
    expect(next).not.toMatch(/mara|lindt/i);
    await browser.get(next);
    expect(await account()).toMatchObject({ firstname: 'Mara', lastname: 'Lindt' });
    expect(browser.cookies.get('sso_name') ?? '').toBe('');
  });

  it('gives no name to the answer of another login', async () => {
    const { given_name: _, family_name: __, ...nameless } = mara;
    Object.assign(provider, { claims: nameless, user: JSON.stringify({ name: { firstName: 'Visit', lastName: 'Evil' } }) });
    const browser = await server.guest();
    const { path, form } = await leave(browser, 'apple');
    const planted = new URLSearchParams(form);
    planted.set('state', 'planted');
    await postForm(browser, path, planted);
    expect(browser.cookies.get('sso_name')).toBeTruthy();
    form!.delete('user');
    await browser.get(await postForm(browser, path, form!));
    expect(await account()).toMatchObject({ firstname: 'mara.lindt' });
  });

  it.each(['', 'state=x', 'code=x&state=y', 'error=user_cancelled_authorize&state=y', 'user=%7B&state=y', 'user=7&state=y'])(
    'is not believed without a login begun in this browser: %j',
    async (form) => {
      const browser = await server.guest();
      const next = await postForm(browser, '/auth/social/apple/callback', new URLSearchParams(form));
      expect((await browser.get(next)).headers.location).toMatch(/reason=expired/);
    },
  );

  it('whose key is none is reported in the log, not quoted', async () => {
    process.env['TEST_BAD_KEY'] = 'not-a-key';
    await change({ ...open, social: [{ ...apple, privateKeyVariable: 'TEST_BAD_KEY' }] });
    const answer = await (await server.guest()).get('/auth/social/apple?locale=en_GB');
    expect(answer.headers.location).toBe(failed('failed', 'apple'));
  });
});

it('Google and Facebook are asked with PKCE and given their secret', async () => {
  for (const network of ['google', 'facebook'] as const) {
    await logIn(await server.guest(), network);
    expect(provider.asked.get('code_challenge_method')).toBe('S256');
    expect(provider.exchanged.get('client_secret')).toBe(`${network}-secret`);
    expect(provider.exchanged.get('code_verifier')).toMatch(/^[\w-]{43}$/);
  }
});

it('an answer of one service is none of another', async () => {
  const browser = await server.guest();
  const { path } = await leave(browser, 'google');
  expect((await browser.get(path.replace('google', 'facebook'))).headers.location).toMatch(/reason=expired/);
});

it('services alone are enough to take passwords away; without one that can be used they count again', async () => {
  await change({ ...open, activeLoginTypes: ['social'] });
  const guest = await server.guest();
  expect((await guest.post('/auth/login', { username: 'member', password })).statusCode).toBe(404);
  await change({ ...open, activeLoginTypes: ['social'], social: [] });
  expect((await guest.post('/auth/login', { username: 'member', password })).statusCode).toBe(200);
});
