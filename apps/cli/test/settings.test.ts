// @embedded: the command line
import { auditLog, orgs } from '@foyer/server/seed';
import { ids, openCopy } from '@foyer/server/testing';
import { eq } from 'drizzle-orm';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
afterAll(() => copy.remove());
const { db } = copy.database;
const org = ['--org', ids.org];
const run = (...args: string[]) => foyer(copy, 'settings', ...args);

function file(name: string, content: unknown): string {
  writeFileSync(join(copy.env.FOYER_DATA_DIR, name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

describe('settings get', () => {
  it('prints a value with its default, and the values beside a wrong path', async () => {
    expect(await run('get', 'baseOptions.metaTitle.de_DE', ...org)).toMatchObject({ code: 0, out: 'Aurelia Gemeinschaft' });
    expect((await run('get', 'signup.domains', ...org)).json()).toEqual([]);
    expect(await run('get', 'baseOptions.metaTitel', ...org)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There are: metaTitle'),
    });
  });

  it('asks which customer is meant where there are several', async () => {
    expect(await run('get')).toMatchObject({ code: 1, err: expect.stringMatching(/--org.*org-aurelia \(Aurelia Hotels\), org-other/) });
    expect(await run('get', '--org', 'nobody')).toMatchObject({ code: 1, err: expect.stringContaining('no customer "nobody"') });
    expect((await run('get', 'theme', '--org', 'other.example')).json()).toMatchObject({ cornerStyle: 'soft', logoId: null });
  });
});

describe('settings set', () => {
  it('stores a value and says so in the audit log; the same again changes nothing', async () => {
    expect(await run('set', 'baseOptions.showCookieLayer', 'true', ...org)).toMatchObject({
      code: 0,
      out: 'Stored: baseOptions.showCookieLayer',
    });
    expect((await run('get', 'baseOptions.showCookieLayer', ...org)).json()).toBe(true);
    expect((await run('set', 'baseOptions.showCookieLayer', 'true', ...org)).out).toBe('Nothing differs from what is stored.');
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'settings.changed'));
    expect(entries).toMatchObject([
      { orgId: ids.org, actorId: null, details: { by: 'command line', paths: 'baseOptions.showCookieLayer' } },
    ]);
  });

  it('stores several values at once, or none of them', async () => {
    const before = (await run('get', '--stored', ...org)).out;
    const refused = await run('set', 'baseOptions.showCookieLayer', 'false', 'loginIdentifier', 'phone', ...org);
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/^Nothing was stored:\nloginIdentifier: /) });
    expect(await run('set', 'signup.active', 'true', 'signup.type', ...org)).toMatchObject({
      code: 2,
      err: expect.stringContaining('"signup.type" has no value'),
    });
    expect((await run('get', '--stored', ...org)).out).toBe(before);
    expect(await run('set', 'baseOptions.showCookieLayer', 'false', 'terms', 'null', ...org)).toMatchObject({ code: 0 });
    expect((await run('get', 'baseOptions.showCookieLayer', ...org)).json()).toBe(false);
  });

  it('takes a number for a text where a text is wanted', async () => {
    await run('set', 'baseOptions.metaTitle.en_GB', '2026', ...org);
    expect((await run('get', 'baseOptions.metaTitle.en_GB', '--json', ...org)).json()).toBe('2026');
  });

  it.each([
    ['loginIdentifier', 'phone', /^Nothing was stored:\nloginIdentifier: /],
    ['baseOptions.showCookieLayr', 'true', /baseOptions\.showCookieLayr: There is no such setting/],
    ['colour', 'red', /colour/],
    ['languages.0', 'xx_XX', /languages\.0: /],
    ['languages.9', 'ar', /no place in the list/],
    ['signup.social', '[{"network":"google","url":"https://login.example"}]', /signup\.social\.0\.clientId: /],
    ['theme.brandColor', '#999999', /theme\.brandColor: .*The nearest colour that works is #636363/],
    ['theme.cornerStyle', 'wavy', /theme\.cornerStyle: /],
    ['theme.css', 'body{}', /theme\.css: /],
    ['theme.logoId', ids.media.photo, /theme\.logoId: .*everyone may see/],
  ])('refuses %s %s, names the path and stores nothing', async (path, value, message) => {
    const before = (await run('get', '--stored', ...org)).out;
    const { code, err } = await run('set', path, value, ...org);
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect((await run('get', '--stored', ...org)).out).toBe(before);
  });

  it('sets the look through the theme’s rules, and takes it back', async () => {
    expect(await run('set', 'theme.brandColor', 'RebeccaPurple', ...org)).toMatchObject({ code: 0 });
    await run('set', 'theme.logoId', ids.media.publicPhoto, ...org);
    expect((await run('get', 'theme', ...org)).json()).toMatchObject({ brandColor: '#663399', logoId: ids.media.publicPhoto });
    await run('unset', 'theme', ...org);
    expect((await run('get', 'theme', ...org)).json()).toMatchObject({ brandColor: '#0d5a64', logoId: null });
  });

  it('stores a whole file as "get --stored" prints it, or nothing of it', async () => {
    const { out } = await run('get', '--stored', ...org);
    const document = JSON.parse(out) as Record<string, unknown>;
    expect((await run('set', file('same.json', out), ...org)).out).toBe('Nothing differs from what is stored.');
    const changed = { ...document, legalPagesOrder: ['imprint'], theme: { cornerStyle: 'round' } };
    expect((await run('set', file('new.json', changed), '--json', ...org)).json()).toEqual({
      changed: ['legalPagesOrder', 'theme.cornerStyle'],
    });
    const refused = await run(
      'set',
      file('bad.json', { ...changed, legalPagesOrder: [], theme: { cornerStyle: 'wavy' }, languages: [] }),
      ...org,
    );
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/languages: .*\ntheme\.cornerStyle: /s) });
    expect((await run('get', 'legalPagesOrder', ...org)).json()).toEqual(['imprint']);
  });

  it('mends what was stored by hand, once everything passes', async () => {
    await db
      .update(orgs)
      .set({ settings: { nonsense: 1 } as never })
      .where(eq(orgs.id, ids.otherOrg));
    const other = ['--org', ids.otherOrg];
    expect(await run('get', 'loginIdentifier', ...other)).toMatchObject({
      code: 0,
      out: 'username',
      err: expect.stringContaining('nonsense'),
    });
    expect(await run('unset', 'nonsense', ...other)).toMatchObject({ code: 0, out: 'Stored: nonsense' });
  });
});

describe('settings check', () => {
  it.each([
    [{ languages: ['de_DE'], theme: { brandColor: '#0d5a64' } }, 0, /passes/],
    [{ languages: 'de_DE', baseOptions: { x: 1 } }, 1, /^languages: [^]*\nbaseOptions\.x: There is no such setting$/],
    [{ theme: { brandColor: 'white' } }, 1, /^theme\.brandColor: .*#636363/],
  ])('judges %j', async (document, code, message) => {
    const said = await run('check', file('check.json', document));
    expect(said.code).toBe(code);
    expect(said.out).toMatch(message);
  });

  it.each([
    ['gone.json', /There is no such file/],
    ['list.json', /must hold an object/],
    ['text.json', /is no JSON/],
    ['.', /It is a folder/],
  ])('says why %s cannot be read', async (name, message) => {
    file('list.json', []);
    file('text.json', '{');
    expect(await run('check', name)).toMatchObject({ code: 1, err: expect.stringMatching(message) });
  });
});
