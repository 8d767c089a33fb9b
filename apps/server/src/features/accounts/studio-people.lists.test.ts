// @embedded: an import locks all accounts, on one connection
import type { Schemas } from '@foyer/api';
import { and, eq, inArray, like, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { mailsTo } from '../recovery/recovery.test-helpers.ts';

type Import = Schemas['StudioPeopleImport'];

const server = await testServer({ env: { WRITE_RATE: '100' }, runJobs: true });
const { db } = server.database;
let [superadmin, admin]: Browser[] = [];
beforeAll(async () => {
  superadmin = await server.login('superadmin');
  await db
    .update(users)
    .set({ permissions: ['users'] })
    .where(eq(users.id, ids.users.editor));
  admin = await server.login('editor');
});
const row = (id: string, more: Partial<typeof users.$inferInsert> = {}): typeof users.$inferInsert => ({
  ...{ id, orgId: ids.org, username: id, email: `${id}@aurelia.example`, firstname: 'Ina', lastname: 'Ost', passwordHash: 'x' },
  ...more,
});
beforeEach(async () => {
  await db.delete(users).where(like(users.username, 'l-%'));
  await db
    .insert(users)
    .values([
      row('l-cook', { title: { de_DE: 'Köchin', en_GB: 'Cook' }, skills: { de_DE: ['Wein', 'Käse'] }, birthday: '1990-12-24' }),
      row('l-editor', { permissions: ['editor'] }),
      row('l-boss', { permissions: ['superadmin'] }),
    ]);
});
afterAll(() => server.close());

const header = 'Benutzername;E-Mail;Vorname;Nachname;Hotel;Rechte';
const csv = (...rows: string[]) => [header, ...rows].join('\n');
const send = (text: string, more: Partial<Schemas['StudioPeopleFile']> = {}, browser = admin!) =>
  browser.post('/studio/people_imports?locale=en_GB', {
    ...{ file: Buffer.from(text).toString('base64'), store: true, skip_faults: false, invite: false },
    ...more,
  });
const read = async (...given: Parameters<typeof send>) => (await send(...given)).json<Import>();
const stored = async (username: string) => (await db.select().from(users).where(eq(users.username, username)))[0];
const actionsOn = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(({ action, actorId, details }) => ({
    action,
    actorId,
    details,
  }));

describe('an import', () => {
  const file = csv('l-new;l-new@aurelia.example;Nora;Lang;HOTEL am Kurpark;', 'l-cook;l-cook@aurelia.example;Ina;West;;');

  it('says what it would do, and does nothing', async () => {
    expect(await read(file, { store: false })).toEqual({
      ...{ stored: false, created: 1, updated: 1, unchanged: 0, fault_count: 0, faults: [], unknown_columns: [] },
    });
    expect([await stored('l-new'), (await stored('l-cook'))?.lastname]).toEqual([undefined, 'Ost']);
  });

  it('creates and changes, keeps what the file does not say, and is noted in each history', async () => {
    expect(await read(file)).toMatchObject({ stored: true, created: 1, updated: 1 });
    const made = await stored('l-new');
    expect(made).toMatchObject({ hotelId: 'hotel-kurpark', lastname: 'Lang', passwordHash: null });
    expect(await stored('l-cook')).toMatchObject({ lastname: 'West', title: { de_DE: 'Köchin', en_GB: 'Cook' }, passwordHash: 'x' });
    const by = { actorId: ids.users.editor };
    expect(await actionsOn(made!.id)).toEqual([{ ...by, action: 'user.created', details: { by: 'import' } }]);
    expect(await actionsOn('l-cook')).toEqual([{ ...by, action: 'user.changed', details: { by: 'import', fields: 'lastname' } }]);
    expect(await read(file)).toMatchObject({ stored: true, created: 0, updated: 0, unchanged: 2 });
  });

  it('invites who is new where that is asked', async () => {
    await read(file, { invite: true });
    await expect.poll(async () => (await mailsTo(server, 'l-new@aurelia.example')).length, { timeout: 10_000 }).toBe(1);
    expect(await mailsTo(server, 'l-cook@aurelia.example')).toEqual([]);
  });

  it('stores nothing where a row is wrong, or all the others where that is asked', async () => {
    const wrong = `${file}\nl-third;kein Postfach;Ada;Ost;Schloss;\nl-new;l-4@aurelia.example;Ada;Ost;;`;
    const refused = await read(wrong);
    expect([refused.stored, await stored('l-new'), refused.fault_count]).toEqual([false, undefined, 2]);
    expect(refused.faults).toEqual([
      {
        line: 4,
        column: 'E-Mail',
        value: 'kein Postfach',
        message: 'Please enter a complete e-mail address, such as name@company.example.',
      },
      { line: 5, column: null, value: null, message: '“l-new” is in line 2 already. Please remove one of the two lines.' },
    ]);
    expect(await read(wrong, { skip_faults: true })).toMatchObject({ stored: true, created: 1, updated: 1, fault_count: 2 });
  });

  it('notifies the address that is left', async () => {
    await read(csv('l-cook;l-kitchen@aurelia.example;Ina;Ost;;'));
    expect((await stored('l-cook'))?.email).toBe('l-kitchen@aurelia.example');
    expect(await mailsTo(server, 'l-cook@aurelia.example')).toHaveLength(1);
  });

  it.each([
    ['gives what the caller does not have', 'l-cook;l-cook@aurelia.example;Ina;Ost;;superadmin', 'Rechte'],
    ['changes who may do more', 'l-boss;taken@aurelia.example;Ina;Ost;;superadmin', null],
    ['changes an editor’s address', 'l-editor;taken@aurelia.example;Ina;Ost;;editor', null],
    ['changes the caller’s own address', 'editor;taken@aurelia.example;Ina;Ost;;users', 'E-Mail'],
    ['names a hotel that there is not', 'l-cook;l-cook@aurelia.example;Ina;Ost;Schloss;', 'Hotel'],
  ])('refuses a row that %s', async (_, line, column) => {
    const { faults, stored: isStored } = await read(csv(line));
    expect([isStored, faults.map((fault) => fault.column)]).toEqual([false, [column]]);
  });

  it('leaves alone who may do more and is not changed', async () => {
    expect(await read(csv('l-boss;l-boss@aurelia.example;Ina;Ost;;superadmin'))).toMatchObject({ unchanged: 1, fault_count: 0 });
  });

  it('leaves one superadmin who can log in', async () => {
    const others = and(eq(users.orgId, ids.org), ne(users.id, ids.users.superadmin));
    const held = await db.select({ id: users.id }).from(users).where(others);
    await db
      .update(users)
      .set({ active: false })
      .where(inArray(users.id, ['l-boss']));
    const own = (await db.select().from(users).where(eq(users.id, ids.users.superadmin)))[0]!;
    const line = `${own.username};${own.email};${own.firstname};${own.lastname};;users`;
    const answer = await send(csv(line), {}, superadmin!);
    expect([answer.statusCode, answer.json<Schemas['Problem']>().errors.map(({ code }) => code)]).toEqual([400, ['last_superadmin']]);
    expect([held.length > 0, (await stored(own.username))?.permissions]).toEqual([true, own.permissions]);
  });

  it.each([
    ['', 'blank'],
    ['\n', 'csv_empty'],
    ['Name;Ort\nAda;Rom', 'csv_missing_columns'],
    [`${header};Mail\na;b;c;d;e;f;g`, 'csv_double_columns'],
    [csv('"l-new;x'), 'csv_broken'],
  ])('of %j is refused as %s', async (text, code) => {
    const answer = await send(text);
    expect([answer.statusCode, answer.json<Schemas['Problem']>().errors.map(({ field, code: why }) => `${field} ${why}`)]).toEqual([
      400,
      [`file ${code}`],
    ]);
  });
});

describe('an export', () => {
  const get = async (query: string) => (await admin!.get(`/studio/people_export?locale=de_DE&${query}`)).body;

  it('is what an import reads, and changes nothing', async () => {
    const text = await get('q=l-cook');
    expect(text.replace('\ufeff', '').split('\r\n').slice(0, 2)).toEqual([
      'username;email;firstname;lastname;title;hotel;language;permissions;birthday;hired on;gender;careers;skills;special tasks',
      'l-cook;l-cook@aurelia.example;Ina;Ost;Köchin;;de_DE;;1990-12-24;;;;Wein | Käse;',
    ]);
    expect(await read(await get('q=l-'), { store: false })).toMatchObject({ created: 0, updated: 0, unchanged: 3, fault_count: 0 });
  });

  it('holds all of more than one portion, filtered as the list', async () => {
    await db.insert(users).values(Array.from({ length: 1_001 }, (_, number) => row(`l-${number}`, { lastname: 'Viele' })));
    expect((await get('q=viele')).trim().split('\r\n')).toHaveLength(1_002);
    expect((await get('q=l-&permission=editor')).trim().split('\r\n')).toHaveLength(2);
  });

  it('quotes what a spreadsheet could take for a formula, and reads it back', async () => {
    await db.update(users).set({ lastname: '=1+1' }).where(eq(users.id, 'l-cook'));
    expect(await get('q=l-cook')).toContain(";'=1+1;");
    expect(await read(await get('q=l-cook'), { store: false })).toMatchObject({ unchanged: 1 });
  });
});
