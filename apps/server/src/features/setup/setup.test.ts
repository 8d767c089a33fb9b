// @embedded: saving locks the customer
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@foyer/api';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { settingsVersions } from '../settings/settings.tables.ts';

type Menu = Schemas['StudioMenu'];
type Entry = Schemas['StudioMenuEntry'];
type Problem = Schemas['Problem'];

/** Long enough for a request to come as far as it can. */
const aMoment = 300;

const server = await testServer({ env: { WRITE_RATE: '100' } });
const { db } = server.database;
let [editor, superadmin, member]: Browser[] = [];
const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
beforeAll(async () => {
  [editor, superadmin, member] = [await server.login('editor'), await server.login('superadmin'), await server.login('member')];
  await db.insert(pages).values([
    { id: 'canteen', orgId: ids.org, title: { de_DE: 'Kantine' }, modules: [] },
    { id: 'draft-page', orgId: ids.org, title: { de_DE: 'Entwurf' }, modules: [], draft: true },
    { id: 'theirs', orgId: ids.otherOrg, title: { de_DE: 'Fremd' }, modules: [] },
  ]);
});
beforeEach(async () => {
  const { menu, settings, brandColor, cornerStyle, fontPair, logoId } = org!;
  await db.update(orgs).set({ menu, settings, brandColor, cornerStyle, fontPair, logoId }).where(eq(orgs.id, ids.org));
  await db.delete(settingsVersions).where(eq(settingsVersions.orgId, ids.org));
});
afterAll(() => server.close());

const entry = (changes: Partial<Entry> = {}): Entry => ({
  ...{ type: 'page', title: { de_DE: 'Kantine' }, icon: null, reference_id: 'canteen', url: null, target: 'self', subnav: [] },
  ...changes,
});
const newsEntry = entry({ type: 'news', title: { de_DE: 'Neues', en_GB: 'News' }, icon: 'newspaper', reference_id: null });
const sub = ({ icon: _icon, subnav: _subnav, ...rest }: Entry): Schemas['StudioMenuSubEntry'] => rest;

async function storePicture(id: string, more: Partial<typeof media.$inferInsert>): Promise<void> {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>');
  await storeMedia({ db, files: server.files }, { id, orgId: ids.org, fileName: 'a.svg', bytes });
  await db.update(media).set(more).where(eq(media.id, id));
}

const readMenu = async (browser = editor!) => (await browser.get('/studio/menu?locale=de_DE')).json<Menu>();
const putMenu = (entries: unknown, version = 0, browser = editor!) =>
  browser.put('/studio/menu?locale=en_GB', { version, content: { entries } });
const refusedFields = (answer: { json: <T>() => T }) => answer.json<Problem>().errors.map(({ field, code }) => `${field}: ${code}`);
const lastAudit = async () => {
  const [last] = await db.select().from(auditLog).where(eq(auditLog.orgId, ids.org)).orderBy(desc(auditLog.id)).limit(1);
  return last && { action: last.action, actorId: last.actorId, details: last.details };
};
const changesOf = async (part: string, browser = superadmin!) =>
  (await browser.get(`/studio/${part}/changes?locale=de_DE`)).json<Schemas['StudioChange'][]>();

describe('the menu', () => {
  it('is read with what its entries can lead to, and nothing of other customers', async () => {
    const { version, pages: found, types } = await readMenu();
    expect(version).toBe(0);
    expect(found).toContainEqual({ id: 'canteen', title: 'Kantine' });
    expect(found.map(({ id }) => id)).not.toContain('theirs');
    expect(found.map(({ id }) => id)).not.toContain('draft-page');
    expect(types).toEqual(expect.arrayContaining(['page', 'news', 'external']));
  });

  it('is shown to members as it was saved, tidied, with history and audit', async () => {
    await member!.get('/menu?locale=de_DE');
    const external = entry({ type: 'external', title: { de_DE: ' Wetter  heute ' }, url: 'https://weather.example', reference_id: 'x' });
    const answer = await putMenu([{ ...newsEntry, subnav: [sub(entry())] }, external]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Menu>()).toMatchObject({
      version: 1,
      content: {
        entries: [
          { type: 'news', subnav: [{ reference_id: 'canteen' }] },
          { title: { de_DE: 'Wetter heute' }, reference_id: null },
        ],
      },
    });
    const shown = (await member!.get('/menu?locale=de_DE')).json<Schemas['MenuItem'][]>();
    expect(shown.map(({ title, url, subnav }) => [title, url, subnav.length])).toEqual([
      ['Neues', null, 1],
      ['Wetter heute', 'https://weather.example', 0],
    ]);
    expect(await lastAudit()).toEqual({ action: 'menu.changed', actorId: ids.users.editor, details: { version: 1, entries: 2 } });
    const [now, first] = await changesOf('menu', editor);
    expect(now).toMatchObject({ version: 1, saved_by: { id: ids.users.editor } });
    expect(now!.changes.length).toBeGreaterThan(0);
    expect(first).toMatchObject({ version: 0, saved_by: null, changes: [] });
    const before = (await editor!.get('/studio/menu/changes/0')).json<Schemas['StudioChangeContent']>();
    expect((await putMenu(before.menu!.entries, 1)).json<Menu>()).toMatchObject({ version: 2, content: before.menu });
  });

  it.each<[string, unknown[], string[]]>([
    ['without a title', [entry({ title: { de_DE: ' ' } })], ['content.entries.0.title: required']],
    ['with a page that is gone', [newsEntry, entry({ reference_id: 'gone' })], ['content.entries.1.reference_id: no_such_page']],
    ['with a page in preparation', [entry({ reference_id: 'draft-page' })], ['content.entries.0.reference_id: no_such_page']],
    ['with another customer’s page', [entry({ reference_id: 'theirs' })], ['content.entries.0.reference_id: no_such_page']],
    ['with no page', [entry({ reference_id: ' ' })], ['content.entries.0.reference_id: required']],
    ['with an unknown category', [entry({ type: 'categories', reference_id: 'x' })], ['content.entries.0.reference_id: not_allowed']],
    [
      'with addresses that are none',
      ['http://a.example', 'javascript:alert(1)', '/news', null].map((url) => entry({ type: 'external', url })),
      ['0', '1', '2'].map((at) => `content.entries.${at}.url: not_a_web_address`).concat('content.entries.3.url: required'),
    ],
    ['that leads to one page twice', [entry(), entry()], ['content.entries.1.type: menu_repeats']],
    ['with a page below itself', [entry({ subnav: [sub(entry())] })], ['content.entries.0.subnav.0.type: menu_loops']],
    [
      'with a page that the settings do not name',
      [entry({ type: 'q-and-a', reference_id: null })],
      ['content.entries.0.type: no_page_set'],
    ],
  ])('%s is refused by field', async (_name, entries, fields) => {
    const answer = await putMenu(entries);
    expect(answer.statusCode).toBe(400);
    expect(refusedFields(answer)).toEqual(fields);
    expect((await readMenu()).version).toBe(0);
  });

  it.each([
    [[{ ...entry(), more: 1 }]],
    [[{ ...entry(), icon: 'skull' }]],
    [[{ ...entry(), type: 'hologram' }]],
    [[{ ...entry(), title: { xx: 'a' } }]],
    [[{ ...entry(), title: { de_DE: 'x'.repeat(201) } }]],
    [[{ ...entry(), subnav: [entry()] }]],
    [Array.from({ length: 31 }, () => entry())],
    ['none'],
    [null],
  ])('of a wrong shape is refused: %#', async (entries) => {
    expect((await putMenu(entries)).statusCode).toBe(400);
  });

  it('saved from an older version is refused, and repeating a save is not', async () => {
    expect((await putMenu([newsEntry])).statusCode).toBe(200);
    const late = await putMenu([entry()], 0, superadmin);
    expect([late.statusCode, late.json<Problem>().code]).toEqual([409, 'changed_meanwhile']);
    expect((await putMenu([newsEntry], 0, superadmin)).json<Menu>().version).toBe(1);
    const both = await Promise.all([putMenu([entry()], 1), putMenu([entry(), newsEntry], 1, superadmin)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the look', () => {
  const look = { brand_color: 'rebeccapurple', corner_style: 'round', font_pair: 'classic', logo_id: null };
  const put = (content: unknown, version = 0, browser = superadmin!) =>
    browser.put('/studio/appearance?locale=en_GB', { version, content });
  const preview = (color: string) =>
    superadmin!.get(`/studio/appearance/preview?brand_color=${encodeURIComponent(color)}&corner_style=soft&font_pair=modern&locale=en_GB`);

  it('is stored, served at once, audited and kept', async () => {
    const guest = await server.guest();
    const served = async () => (await guest.get('/settings?locale=de_DE')).json<Schemas['Settings']>().theme;
    await served();
    const answer = await put(look);
    expect(answer.json(), answer.body).toEqual({ version: 1, content: { ...look, brand_color: '#663399' }, logo: null });
    expect(await served()).toMatchObject({ brand_color: '#663399', corner_style: 'round' });
    expect(await lastAudit()).toMatchObject({
      action: 'theme.changed',
      actorId: ids.users.superadmin,
      details: { brand_color: '#663399' },
    });
    const [{ changes }] = (await changesOf('appearance')) as [Schemas['StudioChange']];
    expect(changes).toContainEqual({ path: 'brand_color', before: org!.brandColor, after: '#663399' });
    expect((await put({ ...look, brand_color: 'teal' })).statusCode).toBe(409);
  });

  it('of a colour that fails is refused with the nearest that works', async () => {
    const answer = await put({ ...look, brand_color: 'ivory' });
    expect([answer.statusCode, refusedFields(answer)]).toEqual([400, ['content.brand_color: color_too_light']]);
    const { fault, brand_color: derived, light } = (await preview('ivory')).json<Schemas['StudioAppearancePreview']>();
    expect(fault).toMatchObject({ code: 'color_too_light', contrast: 1, nearest: derived });
    expect(fault!.message).toContain(derived);
    expect(light.contrasts.every(({ ratio, least }) => ratio >= least)).toBe(true);
    expect((await preview(derived)).json()).toMatchObject({ fault: null, brand_color: derived });
  });

  it.each(['', 'url(https://evil.example)', '#12345', 'rgb(0 0 0 / 0A)', '}*{color:red'])('previews %j as no colour', async (color) => {
    const answer = await preview(color);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ fault: { code: 'not_a_color', contrast: null, nearest: '#0d5a64' } });
  });

  it('previews and changes nothing', async () => {
    const { light, dark, mail_radius: radius } = (await preview('#b4502f')).json<Schemas['StudioAppearancePreview']>();
    expect(light.variables['--foyer-color-brand']).not.toBe(dark.variables['--foyer-color-brand']);
    expect([light.mail['brand'], radius]).toEqual([expect.stringMatching(/^#/), expect.any(Number)]);
    expect((await db.select().from(orgs).where(eq(orgs.id, ids.org)))[0]!.brandColor).toBe(org!.brandColor);
  });

  it('makes a picture of the library that is chosen as logo public, and refuses others', async () => {
    for (const id of ['mark', 'portrait']) await storePicture(id, { library: id === 'mark', visibility: 'members' });
    expect(refusedFields(await put({ ...look, logo_id: 'portrait' }))).toEqual(['content.logo_id: not_public']);
    expect(refusedFields(await put({ ...look, logo_id: 'nothing' }))).toEqual(['content.logo_id: not_an_image']);
    expect((await put({ ...look, logo_id: 'mark' })).json()).toMatchObject({ version: 1, logo: { id: 'mark' } });
    const rows = await db.select().from(media).where(eq(media.id, 'mark'));
    expect(rows[0]!.visibility).toBe('public');
    // A refused save publishes nothing.
    await db.update(media).set({ visibility: 'members', library: true }).where(eq(media.id, 'portrait'));
    expect((await put({ ...look, logo_id: 'portrait', brand_color: 'white' }, 1)).statusCode).toBe(400);
    expect((await db.select().from(media).where(eq(media.id, 'portrait')))[0]!.visibility).toBe('members');
  });
});

describe('the settings', () => {
  type Settings = Schemas['StudioSettings'];
  const read = async () => (await superadmin!.get('/studio/settings?locale=de_DE')).json<Settings>();
  const put = (content: unknown, version = 0) => superadmin!.put('/studio/settings?locale=en_GB', { version, content });
  const stored = async () => (await db.select().from(orgs).where(eq(orgs.id, ids.org)))[0]!.settings as Record<string, unknown>;

  it('are read with their defaults and their schema, and stored without what was not changed', async () => {
    const { content, schema, version } = await read();
    expect([version, schema['type']]).toEqual([0, 'object']);
    expect(content).toMatchObject({ loginIdentifier: expect.any(String), uploads: { memberMb: expect.any(Number) } });
    expect(content).not.toHaveProperty('theme');
    const answer = await put({ ...content, timeZone: 'Europe/Rome' });
    expect(answer.json<Settings>(), answer.body).toMatchObject({ version: 1, content: { timeZone: 'Europe/Rome' } });
    expect(await stored()).toEqual({ ...org!.settings, timeZone: 'Europe/Rome' });
    expect(await lastAudit()).toMatchObject({ action: 'settings.changed', actorId: ids.users.superadmin, details: { paths: 'timeZone' } });
    const [{ changes }] = (await changesOf('settings')) as [Schemas['StudioChange']];
    expect(changes).toMatchObject([{ path: 'timeZone', after: 'Europe/Rome' }]);
    expect((await put({ ...content, timeZone: 'Europe/Paris' })).statusCode).toBe(409);
    expect((await put(content, 1)).json<Settings>().version).toBe(2);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['time zone', { timeZone: 'Mars/Base' }, 'content.timeZone: not_a_time_zone'],
    ['no language', { languages: [] }, 'content.languages: too_few'],
    ['an unknown language', { languages: ['xx'] }, 'content.languages.0: not_allowed'],
    ['a number', { uploads: { memberMb: 1, customerMb: 50_000, orphanDays: 30 } }, 'content.uploads.memberMb: too_small'],
    ['another type', { newsletter: 'yes' }, 'content.newsletter: wrong_type'],
    ['a page that is gone', { pages: { dashboard: 'gone' } }, 'content.pages.dashboard: no_such_page'],
    ['another customer’s page', { pages: { dashboard: 'dashboard', imprint: 'theirs' } }, 'content.pages.imprint: no_such_page'],
    ['what there is not', { hologram: 1 }, 'content.hologram: unknown_field'],
    [
      'it deeper',
      { uploads: { memberMb: 100, customerMb: 50_000, orphanDays: 30, hologram: 1 } },
      'content.uploads.hologram: unknown_field',
    ],
  ])('refuse %s by field', async (_name, change, field) => {
    const { content } = await read();
    expect(refusedFields(await put({ ...content, ...change }))).toEqual([field]);
    expect(await stored()).toEqual(org!.settings);
  });

  it('of an older release that no one reads any more hinder no save', async () => {
    const leftover = { ...org!.settings, hologram: 1, uploads: { ...org!.settings.uploads, beam: 2, orphanDays: 'many' } };
    await db
      .update(orgs)
      .set({ settings: leftover as never })
      .where(eq(orgs.id, ids.org));
    const { content } = await read();
    const answer = await put({ ...content, timeZone: 'Europe/Rome' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await stored()).toMatchObject({ timeZone: 'Europe/Rome', uploads: { orphanDays: 30 } });
    expect(JSON.stringify(await stored())).not.toMatch(/hologram|beam/);
  });

  it('refuse what is not the whole, and a version that is read back is', async () => {
    const { content } = await read();
    const { sso: _sso, cookieConfig: _cookieConfig, ...rest } = content;
    expect(refusedFields(await put(rest))).toEqual(['content.sso: required', 'content.cookieConfig: required']);
    expect(refusedFields(await put({}))).toHaveLength(Object.keys(content).length);
    expect(await stored()).toEqual(org!.settings);
    expect((await put({ ...content, timeZone: 'Europe/Rome' })).statusCode).toBe(200);
    const before = (await superadmin!.get('/studio/settings/changes/0')).json<Schemas['StudioChangeContent']>();
    expect(before.settings).toEqual(content);
    expect((await put(before.settings, 1)).json<Settings>(), 'restored').toMatchObject({ version: 2, content });
  });

  it('give guests the pictures of what becomes theirs to see: beside the registration, and on a page for all', async () => {
    for (const id of ['hero', 'on-page', 'of-member']) await storePicture(id, { library: id !== 'of-member', visibility: 'members' });
    const modules = [{ id: 'files', type: 'gallery', title: {}, config: { mediaIds: ['on-page'] } }];
    await db.insert(pages).values({ id: 'imprint', orgId: ids.org, title: { de_DE: 'Impressum' }, modules });
    const { content } = await read();
    const signup = (backgroundImageId: string) => ({
      ...(content['signup'] as object),
      hero: { title: { de_DE: 'Willkommen' }, subline: null, backgroundImageId },
    });
    const legal = { pages: { ...(content['pages'] as object), imprint: 'imprint' }, legalPagesOrder: ['imprint'] };
    for (const [id, code] of [
      ['nothing', 'not_an_image'],
      ['of-member', 'not_public'],
    ] as const) {
      const answer = await put({ ...content, ...legal, signup: signup(id) });
      expect(refusedFields(answer)).toEqual([`content.signup.hero.backgroundImageId: ${code}`]);
    }
    const visibilities = async () =>
      (
        await db
          .select()
          .from(media)
          .where(inArray(media.id, ['hero', 'on-page']))
      ).map(({ visibility }) => visibility);
    expect(await visibilities()).toEqual(['members', 'members']);
    expect((await put({ ...content, ...legal, signup: signup('hero') })).statusCode).toBe(200);
    expect(await visibilities()).toEqual(['public', 'public']);
    const guest = await server.guest();
    expect((await guest.get('/settings?locale=de_DE')).json<Schemas['Settings']>().signup_configuration.hero).toMatchObject({
      background_image: { id: 'hero' },
    });
  });

  it('take names that every object has', async () => {
    const { content } = await read();
    const answer = await put({ ...content, pages: { ...(content['pages'] as object), constructor: 'canteen' } });
    expect(answer.statusCode, answer.body).toBe(200);
    const [{ changes }] = (await changesOf('settings')) as [Schemas['StudioChange']];
    expect(changes).toEqual([{ path: 'pages.constructor', before: null, after: 'canteen' }]);
  });

  it('refuse a page that is deleted at the same moment', async () => {
    const { content } = await read();
    await db.insert(pages).values({ id: 'leaving', orgId: ids.org, title: { de_DE: 'Weg' }, modules: [] });
    const answer = await db.transaction(async (tx) => {
      await tx.select().from(orgs).where(eq(orgs.id, ids.org)).for('share');
      await tx.update(pages).set({ deletedAt: new Date() }).where(eq(pages.id, 'leaving'));
      const saving = put({ ...content, pages: { ...(content['pages'] as object), imprint: 'leaving' } });
      await setTimeout(aMoment);
      return { saving };
    });
    expect(refusedFields(await answer.saving)).toEqual(['content.pages.imprint: no_such_page']);
  });

  it('refuse what would lock every superadmin out', async () => {
    const { content } = await read();
    const sso = { issuer: 'https://login.example', clientId: 'foyer' };
    const signup = { ...(content['signup'] as object), activeLoginTypes: ['sso'] };
    expect(refusedFields(await put({ ...content, sso, signup }))).toEqual(['content.signup.activeLoginTypes: locks_out']);
    // Passwords that are still taken let them in.
    expect((await put({ ...content, sso })).statusCode).toBe(200);
    expect((await db.select().from(users).where(eq(users.id, ids.users.superadmin))).length).toBe(1);
  });

  it.each([null, [], 'x', 7])('refuse %j as a whole', async (content) => {
    expect((await put(content)).statusCode).toBe(400);
  });
});

it.each(['menu', 'appearance', 'settings'] as const)('%s that is saved while it is read is not read as newer than it is', async (part) => {
  const { content: before } = (await superadmin!.get(`/studio/${part}`)).json<{ content: unknown }>();
  const { reading } = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table settings_versions in access exclusive mode`);
    const answer = superadmin!.get(`/studio/${part}`);
    await setTimeout(aMoment);
    const { settings } = org!;
    await tx
      .update(orgs)
      .set({ menu: [], brandColor: '#663399', settings: { ...settings, timeZone: 'Europe/Rome' } })
      .where(eq(orgs.id, ids.org));
    await tx.insert(settingsVersions).values({ orgId: ids.org, part, version: 1, content: {}, changes: [], savedAt: new Date() });
    return { reading: answer };
  });
  const { version, content } = (await reading).json<{ version: number; content: unknown }>();
  const isBefore = isDeepStrictEqual(content, before);
  expect({ version, isBefore }).not.toEqual({ version: 1, isBefore: true });
});

describe('who may', () => {
  it.each(['menu', 'appearance', 'settings'])('no member reads %s or its history, and no editor look and settings', async (part) => {
    for (const path of [`/studio/${part}`, `/studio/${part}/changes`, `/studio/${part}/changes/0`]) {
      expect((await member!.get(path)).statusCode).toBe(404);
      if (part !== 'menu') expect((await editor!.get(path)).statusCode).toBe(404);
    }
  });

  it('reads no version that there is not, and no part', async () => {
    expect((await superadmin!.get('/studio/menu/changes/7')).statusCode).toBe(404);
    expect((await superadmin!.get('/studio/hologram/changes')).statusCode).toBe(400);
  });
});
