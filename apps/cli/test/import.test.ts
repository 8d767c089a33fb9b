// @embedded: the command line
import { auditLog, mailTokens, users } from '@foyer/server/seed';
import { ids, openCopy } from '@foyer/server/testing';
import { eq } from 'drizzle-orm';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
afterAll(() => copy.remove());
const { db } = copy.database;
const folder = copy.env.FOYER_DATA_DIR;
const header = 'Benutzername;E-Mail;Vorname;Nachname;Hotel;Geburtstag';

let files = 0;
/** Writes a file and imports it. */
function run(rows: string[], ...options: string[]) {
  files += 1;
  writeFileSync(join(folder, `${files}.csv`), [header, ...rows].join('\r\n'));
  return foyer(copy, 'user', 'import', `${files}.csv`, '--org', ids.org, ...options);
}

const row = (name: string) => `${name};${name}@aurelia.example;Nora;Lang;Hotel am Kurpark;1.2.1990`;
const stored = () => db.select().from(users).where(eq(users.lastname, 'Lang'));
const imports = () => db.$count(auditLog, eq(auditLog.action, 'users.imported'));

beforeEach(async () => {
  await db.delete(users).where(eq(users.lastname, 'Lang'));
  await db.delete(auditLog);
});

describe('user import', () => {
  it('stores all rows, and the same file again changes nothing', async () => {
    expect(await run([row('a'), row('b')])).toMatchObject({ code: 0, out: 'Stored: 2 new, 0 changed, 0 as they were.' });
    const first = await stored();
    expect(first).toMatchObject([{ hotelId: 'hotel-kurpark', birthday: '1990-02-01', passwordHash: null, language: 'de_DE' }, {}]);
    expect(await run([row('a'), row('b')])).toMatchObject({ code: 0, out: 'Stored: 0 new, 0 changed, 2 as they were.' });
    expect(await stored()).toEqual(first);
    expect(await imports()).toBe(1);
  });

  it('changes who is there, and keeps password, permissions and what the file does not name', async () => {
    const [before] = await db.select().from(users).where(eq(users.id, ids.users.editor));
    const said = await run(['editor;jonas@aurelia.example;Jonas;Reiter;;']);
    expect(said).toMatchObject({ code: 0, out: 'Stored: 0 new, 1 changed, 0 as they were.' });
    const [after] = await db.select().from(users).where(eq(users.id, ids.users.editor));
    expect(after).toEqual({ ...before, email: 'jonas@aurelia.example' });
  });

  it('stores nothing while a row is wrong, and says which and why', async () => {
    const said = await run([row('a'), 'b;b@;Nora;Lang;Ritz;', row('a')]);
    expect(said.code).toBe(1);
    expect(said.err.split('\n')).toEqual([
      expect.stringMatching(/^Line 3, E-Mail: "b@" is no e-mail address/),
      expect.stringMatching(/^Line 4: "a" is in line 2 already/),
      expect.stringMatching(/^Nothing was stored, because 2 rows are wrong/),
    ]);
    expect(await stored()).toEqual([]);
  });

  it('stores the others with --skip-errors, and writes down those that are wrong as cells that are no formulas', async () => {
    const said = await run([row('a'), '=cmd|calc;b@;Nora;Lang;;', 'c;c@;+49;Lang;;'], '--skip-errors', '--rejects', 'rejects.csv');
    expect(said).toMatchObject({ code: 0, out: 'Stored: 1 new, 0 changed, 0 as they were; 2 rows are wrong and left out.' });
    const path = join(folder, 'rejects.csv');
    const lines = readFileSync(path, 'utf8').split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${header};Line;What is wrong`);
    expect(lines[1]).toMatch(/^'=cmd\|calc;b@;Nora;Lang;;;3;/);
    expect(lines[2]).toMatch(/^c;c@;'\+49;Lang;;;4;/);
    expect(statSync(path).mode & 0o077).toBe(0);
    const again = await run(['d;d@;Nora;Lang;;'], '--rejects', 'rejects.csv');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('name a new one') });
  });

  it('stores nothing with --dry-run, and counts as the import would', async () => {
    const said = await run([row('a'), 'x;x@;Nora;Lang;;'], '--dry-run', '--json');
    expect(said.code).toBe(1);
    expect(said.json()).toMatchObject({ created: 1, updated: 0, unchanged: 0, stored: false, faults: [{ line: 3, column: 'E-Mail' }] });
    expect(await stored()).toEqual([]);
    expect(await run([row('a')], '--dry-run')).toMatchObject({ code: 0, out: expect.stringMatching(/Nothing was stored.*1 new/) });
  });

  it('takes the place of a registration that waits, whose link and password end', async () => {
    const waiting = { id: 'waiting', orgId: ids.org, username: 'w', email: 'a@aurelia.example', firstname: 'M', lastname: 'Lang' };
    await db.insert(users).values({ ...waiting, emailConfirmedAt: null, passwordHash: 'theirs' });
    await db
      .insert(mailTokens)
      .values({ id: 'link', userId: 'waiting', purpose: 'registration', expiresAt: new Date(Date.now() + 60_000) });
    expect(await run([row('a')])).toMatchObject({ code: 0, out: 'Stored: 1 new, 0 changed, 0 as they were.' });
    expect(await stored()).toMatchObject([{ username: 'a', passwordHash: null, emailConfirmedAt: expect.any(Date) }]);
    expect(await db.$count(mailTokens)).toBe(0);
  });

  it('says what the file lacks', async () => {
    writeFileSync(join(folder, 'lacks.csv'), 'Name;Mail\na;b');
    const said = await foyer(copy, 'user', 'import', 'lacks.csv', '--org', ids.org);
    expect(said).toMatchObject({ code: 1, err: expect.stringMatching(/lacks the columns "Benutzername" \(username\), "Vorname"/) });
    const gone = await foyer(copy, 'user', 'import', 'gone.csv', '--org', ids.org);
    expect(gone).toMatchObject({ code: 1, err: expect.stringContaining('There is no such file') });
  });

  it('stores 10,000 rows in seconds, and so the second time', { timeout: 120_000 }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(`person-${index}`));
    const before = performance.now();
    expect(await run(rows)).toMatchObject({ code: 0, out: 'Stored: 10000 new, 0 changed, 0 as they were.' });
    expect(performance.now() - before).toBeLessThan(30_000);
    const changed = rows.map((one) => one.replace('Nora', 'Nele'));
    expect(await run(changed)).toMatchObject({ code: 0, out: 'Stored: 0 new, 10000 changed, 0 as they were.' });
    expect(await db.$count(users, eq(users.firstname, 'Nele'))).toBe(10_000);
  });
});
