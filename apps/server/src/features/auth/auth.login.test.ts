import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { sessions } from '../../shared/identity/identity.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { type LoginBody, tryLogin } from './auth.test-helpers.ts';
import { hashPassword } from '../../shared/identity/password.ts';

const server = await testServer();
afterAll(() => server.close());

const { db } = server.database;
const wrong = 'not-the-password';

beforeAll(async () => {
  const person = { orgId: ids.org, firstname: 'Jörg', lastname: 'Müller', permissions: [] };
  await db.insert(users).values([
    { ...person, id: 'user-umlaut', username: 'jörg', email: 'joerg@aurelia.example', passwordHash: await hashPassword('Grüße') },
    {
      ...person,
      id: 'user-disabled',
      username: 'disabled',
      email: 'disabled@aurelia.example',
      passwordHash: await hashPassword(password),
      active: false,
    },
    {
      ...person,
      id: 'user-waiting',
      username: 'waiting',
      email: 'waiting@aurelia.example',
      passwordHash: await hashPassword(password),
      emailConfirmedAt: null,
    },
    { ...person, id: 'user-sso', username: 'sso', email: 'sso@aurelia.example', passwordHash: null },
    { ...person, id: 'user-impostor', username: 'editor@aurelia.example', email: 'impostor@aurelia.example', passwordHash: null },
  ]);
});

describe('logging in', () => {
  it.each<[string, LoginBody, string]>([
    ['by user name', { username: 'member', password }, ids.users.member],
    ['by e-mail', { email: 'member@aurelia.example', password }, ids.users.member],
    ['by e-mail in the field for user names', { username: 'member@aurelia.example', password }, ids.users.member],
    ['by user name in the field for e-mails', { email: 'member', password }, ids.users.member],
    ['with capitals and spaces', { username: '  MEMBER ', password }, ids.users.member],
    ['with an umlaut composed in another way', { username: 'JO\u0308RG', password: 'Gru\u0308ße' }, 'user-umlaut'],
    ['by an e-mail that is another one’s user name', { email: 'editor@aurelia.example', password }, ids.users.editor],
  ])('works %s', async (_, body, userId) => {
    const browser = await server.guest();
    const answer = await tryLogin(browser, body, '192.0.2.10');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: 'authenticated', user: { user_id: userId } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'authenticated', user: { user_id: userId } });
  });

  it('shows the user with title, picture and permissions in the language asked for', async () => {
    const editor = await server.login('editor');
    const english = await editor.get('/user/me', { 'accept-language': 'en-GB' });
    expect(english.json()).toEqual({
      status: 'authenticated',
      selected_language: 'de_DE',
      agb_nda_accepted: true,
      terms_user_id: null,
      terms_version: null,
      consent_accepted: false,
      location: null,
      sso: false,
      has_password: true,
      allow_posts_without_grp_and_topic: false,
      personal_api_keys: false,
      user: {
        user_id: ids.users.editor,
        firstname: 'Jonas',
        lastname: 'Reiter',
        fullname: 'Jonas Reiter',
        email: 'editor@aurelia.example',
        title: 'Front desk',
        image: null,
        permissions: ['editor'],
        admin_url: '/en_GB/studio',
      },
    });
    const member = await server.login('member');
    const german = (await member.get('/user/me')).json<{ user: { title: string; image: { alt: string } } }>();
    expect(german.user).toMatchObject({ admin_url: null, title: 'Empfang', image: { id: ids.media.photo, alt: 'Das Haus am Abend' } });
  });

  it.each<[string, LoginBody]>([
    ['a wrong password', { username: 'member', password: wrong }],
    ['a password in another case', { username: 'member', password: password.toUpperCase() }],
    ['an unknown user', { username: 'nobody', password }],
    ['a disabled user', { username: 'disabled', password }],
    ['a registration whose address is not confirmed', { username: 'waiting', password }],
    ['a user without a password', { username: 'sso', password }],
    ['another customer’s user', { username: 'outsider', password }],
    ['a pattern', { username: '%', password }],
    ['SQL', { username: "' or 1=1 --", password }],
  ])('refuses %s, always in the same words', async (_, body) => {
    const browser = await server.guest();
    const answer = await tryLogin(browser, body, '192.0.2.20');
    const { request_id: _id, ...problem } = answer.json<Record<string, unknown>>();
    expect(answer.statusCode).toBe(401);
    expect(problem).toEqual({
      type: '/api/docs/problems#invalid_credentials',
      title: expect.any(String),
      status: 401,
      detail: expect.any(String),
      code: 'invalid_credentials',
      errors: [],
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'anonymous', user: null });
  });

  it.each([
    ['email', 'E-Mail-Adresse oder Passwort ist falsch'],
    ['username', 'Benutzername oder Passwort ist falsch'],
  ] as const)('calls what was wrong as the customer’s login does: %s', async (loginIdentifier, words) => {
    await setSettings(server, { loginIdentifier });
    const detail = async () => {
      const answer = await tryLogin(await server.guest(), { username: 'member', password: wrong }, '192.0.2.21');
      return answer.json<{ detail: string }>().detail;
    };
    expect(await detail()).toContain(words);
  });

  it('finds a customer’s own users on its host', async () => {
    const browser = await server.guest();
    const answer = await browser.post('/auth/login', { username: 'outsider', password }, { host: 'other.example' });
    expect(answer.statusCode).toBe(200);
    expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'anonymous' });
    expect((await browser.get('/user/me', { host: 'other.example' })).json()).toMatchObject({ status: 'authenticated' });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['null', null],
    ['a number', 7],
    ['no identifier', { password }],
    ['no password', { username: 'member' }],
    ['two identifiers', { username: 'member', email: 'member@aurelia.example', password }],
    ['an empty identifier', { username: '', password }],
    ['spaces for an identifier', { username: '   ', password }],
    ['a list for an identifier', { username: ['member'], password }],
    ['a number for an identifier', { username: 7, password }],
    ['an object for an identifier', { username: { $ne: null }, password }],
    ['null for an identifier', { username: null, password }],
    ['an identifier of 255 characters', { username: 'x'.repeat(255), password }],
    ['a NUL in the identifier', { username: 'mem\0ber', password }],
    ['an empty password', { username: 'member', password: '' }],
    ['a list for a password', { username: 'member', password: [password] }],
    ['a number for a password', { username: 'member', password: 7 }],
    ['a password of 1,025 characters', { username: 'member', password: 'x'.repeat(1025) }],
    ['a NUL in the password', { username: 'member', password: `${password}\0` }],
    ['half a character', { username: '\ud800', password: '\udfff' }],
    ['a field too many', { username: 'member', password, admin: true }],
  ])('answers 400 to %s', async (_, body) => {
    const browser = await server.guest();
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const answer = await browser.send({ method: 'POST', url: '/auth/login', payload, headers: { 'content-type': 'application/json' } });
    expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
      status: 400,
      code: payload === undefined ? 'malformed_json' : 'validation_failed',
    });
  });

  it.each(['İ'.repeat(254), '\u202emember', '💥', 'ﷺ'.repeat(254)])('treats %j as any other name', async (username) => {
    const answer = await tryLogin(await server.guest(), { username, password: '\u0007' }, '192.0.2.30');
    expect(answer.statusCode).toBe(401);
  });
});

describe('the session that login starts', () => {
  it('is stored by the hash of its token, with the browser’s name', async () => {
    const browser = await server.guest();
    await browser.post('/auth/login', { username: 'superadmin', password }, { 'user-agent': 'x'.repeat(1000) });
    const token = browser.cookies.get('foyer_session')!;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await db.select().from(sessions).where(eq(sessions.userId, ids.users.superadmin));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]).toMatchObject({ userAgent: 'x'.repeat(255) });
  });

  it('is a new one every time, and the old one ends', async () => {
    const browser = await server.login('member');
    const old = new Map(browser.cookies);
    await browser.login('editor');
    expect(browser.cookies.get('foyer_session')).not.toBe(old.get('foyer_session'));
    expect(browser.cookies.get('csrf_token')).not.toBe(old.get('csrf_token'));

    const thief = await server.guest();
    thief.cookies.set('foyer_session', old.get('foyer_session')!);
    expect((await thief.get('/user/me')).json()).toMatchObject({ status: 'anonymous' });
  });

  it('is never one that was planted', async () => {
    const browser = await server.guest();
    const planted = 'A'.repeat(43);
    browser.cookies.set('foyer_session', planted);
    await browser.login('member');
    expect(browser.cookies.get('foyer_session')).not.toBe(planted);
  });
});

describe('the cookies', () => {
  it('behind http are named plainly', async () => {
    const answer = await tryLogin(await server.guest(), { username: 'member', password }, '192.0.2.40');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^foyer_devices=[\w-]{32}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(/^foyer_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^signed_out=; Max-Age=0; Path=\/; .*SameSite=Lax$/),
      expect.stringMatching(/^csrf_token=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    ]);
  });

  it('behind https are Secure, and the session’s is bound to the host', async () => {
    const secure = await testServer({ env: { PUBLIC_URL: 'https://portal.example' } });
    try {
      const browser = await secure.guest();
      const answer = await tryLogin(browser, { username: 'member', password });
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-foyer_devices=[\w-]{32}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
        expect.stringMatching(/^__Host-foyer_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^signed_out=; Max-Age=0; Path=\/; .*Secure; SameSite=Lax$/),
        expect.stringMatching(/^csrf_token=[\w-]{43}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/),
      ]);
      expect((await browser.get('/user/me')).json()).toMatchObject({ status: 'authenticated' });
      expect((await browser.get('/auth/logout')).headers['set-cookie']).toEqual([
        expect.stringMatching(/^signed_out=1; Max-Age=120; Path=\/; Secure; SameSite=Lax$/),
        expect.stringMatching(/^__Host-foyer_session=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^csrf_token=[\w-]{22}\.[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
      ]);
    } finally {
      await secure.close();
    }
  });
});

it('the log holds neither passwords nor tokens', async () => {
  const lines: string[] = [];
  const logged = await testServer({ log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }) });
  try {
    const browser = await logged.login('member');
    await tryLogin(browser, { username: 'member', password: wrong });
    await browser.get('/user/me');
    expect(lines.filter((line) => line.includes('/auth/login'))).not.toEqual([]);
    for (const secret of [password, wrong, ...browser.cookies.values()]) expect(lines.join('')).not.toContain(secret);
  } finally {
    await logged.close();
  }
});
