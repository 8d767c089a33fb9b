// @embedded: the command line
import { auditLog, mailTokens, outbox, sessions, users } from '@foyer/server/seed';
import { createPasswords, ids, openCopy } from '@foyer/server/testing';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
afterAll(() => copy.remove());
const { db } = copy.database;
const org = ['--org', ids.org];
const env = { ...copy.env, PUBLIC_URL: 'https://community.example' };
const run = (...args: string[]) => foyer({ ...copy, env }, 'user', ...args);

const named = (username: string) => [
  '--email',
  `${username}@aurelia.example`,
  '--username',
  username,
  '--firstname',
  'Nora',
  '--lastname',
  'Lang',
];
const find = async (username: string) => (await db.select().from(users).where(eq(users.username, username)))[0];

describe('user add', () => {
  it('makes an account and prints a link that is stored hashed and ends after half an hour', async () => {
    const said = await run(
      'add',
      ...org,
      ...named('nora'),
      '--permission',
      'editor',
      '--permission',
      'users',
      '--language',
      'en',
      '--title',
      'Cook',
    );
    expect(said.code).toBe(0);
    const row = (await find('nora'))!;
    expect(row).toMatchObject({
      orgId: ids.org,
      passwordHash: null,
      permissions: ['editor', 'users'],
      language: 'en_GB',
      title: { en_GB: 'Cook' },
      active: true,
    });
    const url = new URL(/https:\S+/.exec(said.out)![0]);
    expect(url.href).toMatch(/^https:\/\/community\.example\/en_GB\/reset_password\?/);
    expect(url.searchParams.get('user_id')).toBe(row.id);
    const token = url.searchParams.get('hash')!;
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [stored] = await db.select().from(mailTokens).where(eq(mailTokens.userId, row.id));
    expect(stored).toMatchObject({ id: createHash('sha256').update(token).digest('base64url'), purpose: 'reset' });
    expect(stored!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.subject, row.id));
    expect(entry).toMatchObject({ action: 'user.created', actorId: null });
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  it('mails the link with --invite, and prints it nowhere', async () => {
    const said = await run('add', ...org, ...named('mailed'), '--invite', '--hotel', 'hotel am kurpark', '--json');
    const { id, link } = said.json<{ id: string; link: string | null }>();
    expect(link).toBeNull();
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, 'mailed@aurelia.example'));
    expect(mail).toMatchObject({ orgId: ids.org, kind: 'invitation', locale: 'de_DE', values: { name: 'Nora Lang', days: 7 } });
    expect(String(mail!.values['url'])).toContain(`/de_DE/reset_password?user_id=${id}&hash=`);
    expect((await find('mailed'))!.hotelId).toBe('hotel-kurpark');
  });

  it('makes a link that leads to the account’s own customer', async () => {
    const said = await run('add', '--org', 'other.example', ...named('there'));
    expect(said.out).toContain('https://other.example/de_DE/reset_password?');
  });

  it('takes the place of a registration that waits for its address to be confirmed', async () => {
    const waiting = { orgId: ids.org, firstname: 'M', lastname: 'L', emailConfirmedAt: null };
    await db.insert(users).values({ id: 'waiting', username: 'm', email: 'early@aurelia.example', ...waiting });
    expect(await run('add', ...org, ...named('early'))).toMatchObject({ code: 0 });
    expect(await find('early')).toMatchObject({ firstname: 'Nora', emailConfirmedAt: expect.any(Date) });
    expect(await find('m')).toBeUndefined();
  });

  it('takes a password from the standard input', async () => {
    const said = await foyer({ ...copy, stdin: 'Kahn Wiese Lampe 7\n' }, 'user', 'add', ...org, ...named('known'), '--password-stdin');
    expect(said).toMatchObject({ code: 0, out: expect.not.stringContaining('reset_password') });
    const { passwordHash } = (await find('known'))!;
    expect(await (await createPasswords()).verify(passwordHash, 'Kahn Wiese Lampe 7')).toBe(true);
  });

  it.each([
    ['short', /at least 8/],
    ['password1', /easy to guess/],
    ['two lines\nof it', /single line/],
  ])('refuses the password %j', async (stdin, message) => {
    const said = await foyer({ ...copy, stdin }, 'user', 'add', ...org, ...named('refused'), '--password-stdin');
    expect(said).toMatchObject({ code: 1, err: expect.stringMatching(message) });
    expect(await find('refused')).toBeUndefined();
  });

  it.each([
    [[...org, ...named('MEMBER')], 1, /already/],
    [[...org, ...named('x'), '--hotel', 'Ritz'], 1, /no hotel "Ritz"/],
    [['--org', 'nobody', ...named('x')], 1, /no customer "nobody"/],
    [named('x'), 1, /--org/],
    [[...org, ...named('two words')], 2, /^--username: .*\n--email: /],
    [[...org, ...named('x'), '--permission', 'root'], 2, /^--permission: .*is no permission/],
    [[...org, '--email', 'x@y.example'], 2, /--username/],
    [[...org, ...named('x'), '--invite', '--password-stdin'], 2, /cannot be used with/],
    [[...org, ...named('x'), '--colour', 'red'], 2, /unknown option/],
  ])('refuses %j', async (args, code, message) => {
    const said = await run('add', ...args);
    expect(said.code).toBe(code);
    expect(said.err).toMatch(message);
    expect(await find('x')).toBeUndefined();
  });
});

describe('user disable and enable', () => {
  it('end the sessions and the links of an account, and open it again', async () => {
    const soon = new Date(Date.now() + 60_000);
    await db.insert(sessions).values(['s1', 's2'].map((id) => ({ id, userId: ids.users.member, expiresAt: soon })));
    await db.insert(mailTokens).values({ id: 't1', userId: ids.users.member, purpose: 'reset', expiresAt: soon });
    expect((await run('disable', 'Member@aurelia.example', ...org)).out).toMatch(/is closed now\. 2 sessions have ended/);
    expect((await find('member'))!.active).toBe(false);
    expect(await db.$count(sessions, eq(sessions.userId, ids.users.member))).toBe(0);
    expect(await db.$count(mailTokens, eq(mailTokens.userId, ids.users.member))).toBe(0);
    expect((await run('disable', 'member', ...org, '--json')).json()).toMatchObject({ active: false, changed: false, sessions_ended: 0 });
    expect((await run('enable', 'member', ...org)).out).toMatch(/is open now/);
    expect((await find('member'))!.active).toBe(true);
    const actions = await db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subject, ids.users.member));
    expect(actions.map(({ action }) => action).sort()).toEqual(['user.disabled', 'user.enabled']);
  });

  it('reach no member of another customer', async () => {
    expect(await run('disable', 'outsider', ...org)).toMatchObject({ code: 1, err: expect.stringContaining('no account') });
    expect((await find('outsider'))!.active).toBe(true);
  });
});
