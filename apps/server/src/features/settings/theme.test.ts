import { cornerStyles, defaultSeed, fontPairs } from '@foyer/theme';
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { translate } from '../../platform/http/messages.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createThemeService } from './theme.service.ts';

const server = await testServer();
const { db } = server.database;
const themes = createThemeService({ db, responses: server.responses });
let guest: Browser;
beforeAll(async () => {
  guest = await server.guest();
});
afterAll(() => server.close());

const choice = { brand_color: '#b4502f', corner_style: 'round', font_pair: 'classic', logo_id: null };
const served = async (host = 'localhost') => (await guest.get('/settings?locale=de_DE', { host })).json<Schemas['Settings']>().theme;

async function refusal(input: unknown) {
  const problem = await themes.set(ids.org, input).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  return problem as Problem;
}

describe('a theme', () => {
  it('is Foyer’s own at first', async () => {
    const row = await db.select().from(orgs).where(eq(orgs.id, ids.otherOrg));
    expect(row[0]).toMatchObject({ ...defaultSeed, logoId: null });
  });

  it('is served as soon as it is set, to this customer alone', async () => {
    await served();
    await themes.set(ids.org, choice);
    expect(await served()).toEqual({ brand_color: '#b4502f', corner_style: 'round', font_pair: 'classic', logo: null });
    expect((await served('other.example')).brand_color).toBe(defaultSeed.brandColor);
  });

  it('takes colours in any notation and keeps one', async () => {
    await themes.set(ids.org, { ...choice, brand_color: ' RebeccaPurple ' });
    expect((await served()).brand_color).toBe('#663399');
  });

  it('carries a logo that guests may see, and none once it is deleted', async () => {
    await themes.set(ids.org, { ...choice, logo_id: ids.media.publicPhoto });
    const { logo } = await served();
    expect(logo).toMatchObject({ id: ids.media.publicPhoto });
    expect((await server.inject({ url: logo!.src })).statusCode).toBe(200);
    await db.delete(media).where(eq(media.id, ids.media.publicPhoto));
    await expect.poll(async () => (await served()).logo, { timeout: 3000 }).toBeNull();
  });

  it('of an unknown customer is not found', async () => {
    await expect(themes.set('org-nobody', choice)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a theme is refused', () => {
  it.each([
    ['#ffffff', 'color_too_light', '#636363'],
    ['#000', 'color_too_dark', '#161616'],
    ['#999999', 'color_without_hue', '#636363'],
    ['#0d5a6480', 'color_transparent', '#0d5a64'],
    ['bluish', 'not_a_color', '#0d5a64'],
  ])('for the colour %s: %s, with the nearest that works', async (brand_color, code, nearest) => {
    const problem = await refusal({ ...choice, brand_color });
    expect(problem).toMatchObject({ status: 400, code: 'validation_failed', errors: [{ field: 'brand_color', code }] });
    const { values } = problem.errors[0]!;
    expect(values?.['nearest']).toBe(nearest);
    expect(translate('de_DE', `field.${code}`, values)).toContain(nearest);
  });

  it.each([
    [{}, ['brand_color required', 'corner_style required', 'font_pair required', 'logo_id required']],
    [{ ...choice, brand_color: 7 }, ['brand_color wrong_type']],
    [{ ...choice, brand_color: 'x'.repeat(101) }, ['brand_color too_long']],
    [{ ...choice, corner_style: 'wavy', font_pair: null }, ['corner_style not_allowed', 'font_pair not_allowed']],
    [{ ...choice, css: 'body{}' }, ['css unknown_field']],
    [{ ...choice, logo_id: 'nothing' }, ['logo_id not_an_image']],
    [{ ...choice, logo_id: ids.media.file }, ['logo_id not_an_image']],
    [{ ...choice, logo_id: ids.media.photo }, ['logo_id not_public']],
    [{ ...choice, logo_id: ids.media.otherOrg }, ['logo_id not_an_image']],
    [null, [' wrong_type']],
  ])('for %j', async (input, expected) => {
    const { errors } = await refusal(input);
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });

  it('leaves what was', async () => {
    await themes.set(ids.org, choice);
    await refusal({ ...choice, brand_color: 'white', corner_style: 'sharp' });
    expect(await served()).toMatchObject({ brand_color: '#b4502f', corner_style: 'round' });
  });
});

// Anyone who writes past the service meets the database.
it.each([
  [{ brandColor: 'white' }],
  [{ brandColor: '#FFF' }],
  [{ brandColor: '#0d5a64;}' }],
  [{ cornerStyle: 'wavy' as 'soft' }],
  [{ fontPair: 'comic' as 'modern' }],
])('the database refuses %j', async (values) => {
  await expect(db.update(orgs).set(values).where(eq(orgs.id, ids.org))).rejects.toThrow();
});

it('the table allows what the library knows, and defaults to its default', () => {
  const column = (name: string) => getTableConfig(orgs).columns.find((candidate) => candidate.name === name)!;
  expect(column('corner_style').enumValues).toEqual([...cornerStyles]);
  expect(column('font_pair').enumValues).toEqual([...fontPairs]);
  expect([column('brand_color'), column('corner_style'), column('font_pair')].map((one) => one.default)).toEqual([
    defaultSeed.brandColor,
    defaultSeed.cornerStyle,
    defaultSeed.fontPair,
  ]);
});
