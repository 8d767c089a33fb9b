// @embedded: changes of accounts lock the customer
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Schemas } from '@foyer/api';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { mailsTo, tryReset } from '../recovery/recovery.test-helpers.ts';

type Person = Schemas['StudioPerson'];

const server = await testServer({ env: { WRITE_RATE: '100' } });
const { db } = server.database;
const row = (id: string, more: Partial<typeof users.$inferInsert> = {}): typeof users.$inferInsert => ({
  ...{ id, orgId: ids.org, username: id, email: `${id}@aurelia.example`, firstname: 'Ina', lastname: id },
  ...more,
});
const [before] = [await db.select().from(users)];
let [superadmin, admin]: Browser[] = [];
beforeAll(async () => {
  superadmin = await server.login('superadmin');
  // Has the rights of one who administers people.
  await db
    .update(users)
    .set({ permissions: ['users'] })
    .where(eq(users.id, ids.users.editor));
  admin = await server.login('editor');
  await db.insert(hotels).values({
    ...{ id: 'theirs', orgId: ids.otherOrg, name: 'Fremd', street: 'x', zip: '1', city: 'x', country: 'DE', rooms: 1 },
  });
});
beforeEach(async () => {
  await db.delete(users).where(like(users.id, 'p-%'));
  await db
    .insert(users)
    .values([
      row('p-muller', { firstname: 'Jörg', lastname: 'Müller', title: { de_DE: 'Küchenchef' }, hotelId: 'hotel-kurpark' }),
      row('p-blue', { lastname: 'Bluehend', passwordHash: 'x' }),
      row('p-blocked', { active: false, passwordHash: 'x' }),
      row('p-editor', { permissions: ['editor'], passwordHash: 'x' }),
      row('p-waiting', { emailConfirmedAt: null }),
      row('p-url', { adminUrl: 'https://admin.example' }),
    ]);
  for (const { id, permissions } of before!) {
    const held = id === ids.users.editor ? ['users'] : permissions;
    await db.update(users).set({ permissions: held, active: true }).where(eq(users.id, id));
  }
});
afterAll(() => server.close());

const list = async (query: string, browser = admin!) =>
  (await browser.get(`/studio/people?locale=de_DE&${query}`)).json<Schemas['StudioPersonList']>();
const read = async (id: string, browser = admin!) => (await browser.get(`/studio/people/${id}?locale=de_DE`)).json<Person>();
const change = (id: string, payload: object, browser = superadmin!) =>
  browser.send({ method: 'PATCH', url: `/studio/people/${id}?locale=en_GB`, payload });
const refusal = (answer: { statusCode: number; json: <T>() => T }) => [
  answer.statusCode,
  ...answer.json<Schemas['Problem']>().errors.map(({ field, code }) => `${field}: ${code}`),
];
const audited = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.createdAt), desc(auditLog.id))).map(
    ({ action, actorId, details }) => ({ action, actorId, details }),
  );

describe('the list of people', () => {
  it.each([
    ['q=mueller', ['p-muller']],
    ['q=goetz%20Goets', []],
    ['q=bluehend', ['p-blue']],
    ['q=blühend', ['p-blue']],
    ['q=muller', ['p-muller']],
    ['q=JÖRG%20küchen', ['p-muller']],
    ['q=p-editor@aurelia', ['p-editor']],
    ['state=blocked', ['p-blocked']],
    ['state=invited&q=url', ['p-url']],
    ['state=active&q=p-', ['p-blue', 'p-editor']],
    ['permission=editor&q=p-', ['p-editor']],
    ['hotel=hotel-kurpark&q=jorg', ['p-muller']],
    ['hotel=theirs', []],
    ['q=p-waiting', []],
    ['q=%25', []],
  ])('finds with %s', async (query, expected) => {
    expect((await list(query)).results.map(({ id }) => id)).toEqual(expected);
  });

  it('is ordered by last name, in pages, and holds no one of another customer', async () => {
    const { results, total, pagination } = await list('limit=100');
    const names = results.map(({ name }) => name.split(' ').at(-1)!.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(results.map(({ id }) => id)).not.toContain(ids.users.outsider);
    expect([total, pagination.last]).toEqual([results.length, 1]);
    const second = await list('limit=2&page=2');
    expect(second.results.map(({ id }) => id)).toEqual(results.slice(2, 4).map(({ id }) => id));
  });
});

describe('an account that is made', () => {
  const content = {
    ...{ username: 'Nora.Lang', email: 'Nora.Lang@aurelia.example', firstname: ' Nora ', lastname: 'Lang', hotel_id: 'hotel-kurpark' },
    ...{
      title: { de_DE: ' Köchin ', en_GB: ' ' },
      language: 'de_DE',
      permissions: [],
      birthday: null,
      hired_on: '2027-01-01',
      gender: null,
    },
  };
  const make = (more: object = {}, browser = admin!, key: string = randomUUID()) =>
    browser.post('/studio/people?locale=en_GB', { key, content: { ...content, ...more } });

  it('is invited, sets its password with the link, and is in; the same key makes one', async () => {
    const key = randomUUID();
    const [made, again] = [await make({}, admin, key), await make({}, admin, key.toUpperCase())];
    expect(made.statusCode, made.body).toBe(201);
    const person = made.json<Person>();
    expect(again.json<Person>().id).toBe(person.id);
    expect(person).toMatchObject({ name: 'Nora Lang', state: 'invited', mail: 'invitation' });
    expect(person.content).toMatchObject({ username: 'nora.lang', email: 'nora.lang@aurelia.example', title: { de_DE: 'Köchin' } });
    const mails = await mailsTo(server, 'nora.lang@aurelia.example');
    expect(mails).toMatchObject([{ kind: 'invitation', locale: 'de_DE', values: { name: 'Nora Lang', username: 'nora.lang', days: 7 } }]);
    const { searchParams } = new URL(String(mails[0]!.values['url']));
    const proof = { user_id: searchParams.get('user_id'), hash: searchParams.get('hash') };
    expect((await tryReset(await server.guest(), proof)).statusCode).toBe(200);
    expect(await read(person.id)).toMatchObject({ state: 'active', mail: 'reset' });
    const actions = (await audited(person.id)).map(({ action, actorId }) => `${action} ${actorId}`);
    expect(actions).toEqual(expect.arrayContaining([`user.created ${ids.users.editor}`, `user.invited ${ids.users.editor}`]));
    await db.delete(users).where(eq(users.id, person.id));
  });

  it('takes the address from a registration that waits', async () => {
    const answer = await make({ email: 'p-waiting@aurelia.example', username: 'p-waiting' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await db.select().from(users).where(eq(users.id, 'p-waiting'))).toEqual([]);
    await db.delete(users).where(eq(users.username, 'p-waiting'));
  });

  it.each<[string, object, string[]]>([
    ['an address that is another’s', { email: 'p-editor@aurelia.example' }, ['email: taken']],
    ['an address that another logs in with', { email: 'x@y.example', username: 'p-editor@aurelia.example' }, ['username: username_taken']],
    ['a name that is another’s', { username: 'P-Editor' }, ['username: username_taken']],
    ['a name with blanks', { username: 'a b' }, ['username: not_a_username']],
    ['no address', { email: 'nora@' }, ['email: not_an_email']],
    ['a name with an address in it', { firstname: 'https://evil.example' }, ['firstname: not_a_name']],
    ['a birthday to come', { birthday: '2999-01-01' }, ['birthday: in_future']],
    ['a first day long ago', { hired_on: '1899-12-31' }, ['hired_on: too_long_ago']],
    ['another customer’s hotel', { hotel_id: 'theirs' }, ['hotel_id: not_found']],
    ['rights above one’s own', { permissions: ['superadmin'] }, ['permissions: above_own']],
    ['two things at once', { username: 'a b', email: 'x' }, ['username: not_a_username', 'email: not_an_email']],
  ])('is refused with %s', async (_name, more, errors) => {
    const count = async () => (await list('q=lang')).total;
    const then = await count();
    expect(refusal(await make(more))).toEqual([400, ...errors.map((one) => `content.${one}`)]);
    expect(await count()).toBe(then);
  });

  it.each([
    [{ language: 'xx' }],
    [{ permissions: ['root'] }],
    [{ more: 1 }],
    [{ title: 'x' }],
    [{ username: '' }],
    [{ gender: 'x' }],
    [{ skills: { xx: ['Wine'] } }],
  ])('of a wrong shape is refused: %j', async (more) => {
    expect((await make(more)).statusCode).toBe(400);
  });
});

describe('an account that is changed', () => {
  it('keeps what is left out; a repeated change is none', async () => {
    const lists = { skills: { de_DE: ['Wein', ' Käse ', 'Wein', ''], en_GB: [' '] }, special_tasks: { de_DE: ['Ersthelfer'] } };
    const wish = { title: { de_DE: 'Küchenchef', en_GB: 'Chef' }, hotel_id: null, username: 'Jorg', ...lists };
    const answer = await change('p-muller', wish, admin);
    expect(answer.json<Person>(), answer.body).toMatchObject({
      content: { username: 'jorg', lastname: 'Müller', hotel_id: null, title: { de_DE: 'Küchenchef', en_GB: 'Chef' }, careers: {} },
    });
    expect(answer.json<Person>().content).toMatchObject({ skills: { de_DE: ['Wein', 'Käse'] }, special_tasks: { de_DE: ['Ersthelfer'] } });
    expect(await audited('p-muller')).toMatchObject([
      { action: 'user.changed', actorId: ids.users.editor, details: { fields: 'title, hotel_id, username, skills, special_tasks' } },
    ]);
    const again = { ...wish, username: 'JORG', email: 'P-Muller@aurelia.example', permissions: [] };
    expect((await change('p-muller', again, admin)).statusCode).toBe(200);
    expect(await audited('p-muller')).toHaveLength(1);
    const events = (await admin!.get('/studio/people/p-muller/changes?locale=de_DE')).json<Schemas['StudioRecordEvent'][]>();
    expect(events).toMatchObject([
      { action: 'user.changed', by: { id: ids.users.editor }, fields: ['title', 'hotel_id', 'username', 'skills', 'special_tasks'] },
    ]);
  });

  it('gets a new address, of which the old one is told, and links that were mailed end', async () => {
    expect((await admin!.post('/studio/people/p-editor/mails')).statusCode).toBe(204);
    const { values } = (await mailsTo(server, 'p-editor@aurelia.example'))[0]!;
    expect((await change('p-editor', { email: 'new@aurelia.example' })).statusCode).toBe(200);
    expect((await mailsTo(server, 'p-editor@aurelia.example')).map(({ kind }) => kind)).toEqual(['password_link', 'email_changed']);
    const { searchParams } = new URL(String(values['url']));
    const proof = { user_id: searchParams.get('user_id'), hash: searchParams.get('hash') };
    expect((await tryReset(await server.guest(), proof)).json()).toMatchObject({ code: 'reset_link_invalid' });
  });

  it.each<[string, string, object, string]>([
    ['someone who may do more', ids.users.superadmin, { firstname: 'Eva' }, 'firstname: not_changeable'],
    ['someone who may do other things', 'p-editor', { email: 'a@b.example' }, 'email: not_changeable'],
    ['someone who administers elsewhere', 'p-url', { email: 'a@b.example' }, 'email: not_changeable'],
    ['themselves by an address without proof', ids.users.editor, { email: 'a@b.example' }, 'email: not_changeable'],
    ['themselves to a superadmin', ids.users.editor, { permissions: ['users', 'superadmin'] }, 'permissions: above_own'],
    ['themselves to an editor', ids.users.editor, { permissions: ['editor', 'users'] }, 'permissions: above_own'],
    ['someone to an editor', 'p-muller', { permissions: ['editor'] }, 'permissions: above_own'],
    ['someone blocked who may do more', ids.users.superadmin, { blocked: true }, 'blocked: not_changeable'],
    ['themselves to blocked', ids.users.editor, { blocked: true }, 'blocked: own_account'],
    ['an address that is another’s', 'p-muller', { email: 'p-editor@aurelia.example' }, 'email: taken'],
    ['a name that is another’s address', 'p-muller', { username: 'p-editor@aurelia.example' }, 'username: username_taken'],
    ['another customer’s hotel', 'p-muller', { hotel_id: 'theirs' }, 'hotel_id: not_found'],
  ])('is refused by those who administer people: %s', async (_name, id, wish, error) => {
    const then = await db.select().from(users).where(eq(users.id, id));
    expect(refusal(await change(id, wish, admin))).toEqual([400, error]);
    expect(await db.select().from(users).where(eq(users.id, id))).toEqual(then);
  });

  it('of another customer is none', async () => {
    expect((await change(ids.users.outsider, { firstname: 'Eva' })).statusCode).toBe(404);
    expect((await superadmin!.post(`/studio/people/${ids.users.outsider}/mails`)).statusCode).toBe(404);
    expect((await change('p-waiting', { firstname: 'Eva' })).statusCode).toBe(404);
  });

  it.each([
    ['username', 'p-now', 'username_taken'],
    ['email', 'p-now@aurelia.example', 'taken'],
  ])('is refused where another gets the %s in the same moment', async (field, value, code) => {
    const { saving } = await db.transaction(async (tx) => {
      await tx.insert(users).values(row('p-now'));
      const saving = change('p-muller', { [field]: value });
      await setTimeout(300);
      return { saving };
    });
    expect(refusal(await saving)).toEqual([400, `${field}: ${code}`]);
  });

  it('leaves one superadmin who can log in', async () => {
    expect(refusal(await change(ids.users.superadmin, { permissions: ['editor'] }))).toEqual([400, 'permissions: last_superadmin']);
    await db.insert(users).values(row('p-super', { permissions: ['superadmin'], passwordHash: 'x' }));
    expect((await change(ids.users.superadmin, { permissions: ['superadmin', 'editor'] })).statusCode).toBe(200);
    const both = await Promise.all([
      change('p-super', { blocked: true }),
      change(ids.users.superadmin, { permissions: ['editor', 'users'] }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('has its permissions at once', async () => {
    expect((await change(ids.users.member, { permissions: ['users'] })).statusCode).toBe(200);
    const member = await server.login('member');
    expect((await member.get('/studio/people')).statusCode).toBe(200);
    expect((await audited(ids.users.member))[0]).toMatchObject({ details: { fields: 'permissions', permissions: 'users' } });
    await change(ids.users.member, { permissions: [] });
    await expect.poll(async () => (await member.get('/studio/people')).statusCode, { timeout: 3_000 }).toBe(404);
  });
});

describe('the way to a password', () => {
  it('is mailed three times in half an hour and no more, no matter who asks', async () => {
    const asked = [];
    for (const browser of [admin, superadmin, admin, superadmin])
      asked.push((await browser!.post('/studio/people/p-muller/mails')).statusCode);
    expect(asked).toEqual([204, 204, 204, 429]);
    expect(await mailsTo(server, 'p-muller@aurelia.example')).toHaveLength(3);
  });
});

describe('an account that is blocked', () => {
  it('is out wherever it was in, within two seconds, and in again once it is open', async () => {
    const phone = await server.login('member');
    expect((await change(ids.users.member, { blocked: true }, admin)).json<Person>()).toMatchObject({ state: 'blocked', mail: null });
    await expect.poll(async () => (await phone.get('/likes?type=news&id=article-1')).statusCode, { timeout: 2_000 }).toBe(401);
    const login = async () => (await server.guest()).post('/auth/login', { username: 'member', password });
    expect((await login()).statusCode).toBe(401);
    expect((await admin!.post(`/studio/people/${ids.users.member}/mails`)).json()).toMatchObject({ code: 'no_way_to_password' });
    expect((await change(ids.users.member, { blocked: false }, admin)).json<Person>().state).toBe('active');
    expect((await login()).statusCode).toBe(200);
    const actions = (
      await db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subject, ids.users.member), like(auditLog.action, 'user.%abled')))
    ).map(({ action }) => action);
    expect(actions.sort()).toEqual(['user.disabled', 'user.enabled']);
  });
});
