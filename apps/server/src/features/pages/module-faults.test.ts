import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { memberPoints } from '../points/points.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import type { ModuleConfig } from './modules/registry.ts';

type Fault = Schemas['ModuleFault'];

const logged: { msg: string; page?: string; module?: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line) as { msg: string }) });
const server = await testServer({ log });
const { db } = server.database;
let member: Browser;
let editor: Browser;
let superadmin: Browser;
beforeAll(async () => {
  [member, editor, superadmin] = [await server.login('member'), await server.login('editor'), await server.login('superadmin')];
});
afterAll(() => server.close());
beforeEach(() => {
  logged.length = 0;
});

const title = { de_DE: 'Titel', en_GB: 'Title' };
const fine = { id: 'fine', type: 'downloads', title, config: { mediaIds: [ids.media.file] } };
const last = { ...fine, id: 'last' };
const odd = (type: string, config: unknown, more: object = {}) => ({ id: 'odd', type, title, config, ...more });
const entry = (more: object = {}) => ({ id: 'e1', title, description: title, ...more });
const huge = 'x'.repeat(10 * 1024 * 1024);

let composed = 0;
/** Stores a page and answers its id. */
async function store(modules: unknown, more: Partial<typeof pages.$inferInsert> = {}): Promise<string> {
  const id = `faulty-${++composed}`;
  await db.insert(pages).values({ id, orgId: ids.org, title, modules: modules as ModuleConfig[], ...more });
  return id;
}
const shown = async (id: string, reader = member) => {
  const answer = await reader.get(`/pages/${id}`);
  return { status: answer.statusCode, text: answer.body, modules: answer.json<Schemas['Page']>().modules.map((one) => one.id) };
};
const faultsOf = async (id: string, reader = editor, locale = 'en_GB') =>
  (await reader.get(`/pages/${id}/module_faults?locale=${locale}`)).json<Fault[]>();

describe('a module of the wrong shape', () => {
  it.each<[string, unknown, Partial<Fault>]>([
    ['that lacks a field', odd('gallery', {}), { errors: [{ field: 'config.mediaIds', code: 'required', message: 'This is missing.' }] }],
    [
      'without configuration',
      { id: 'odd', type: 'gallery', title },
      { errors: [{ field: 'config', code: 'required', message: 'This is missing.' }] },
    ],
    [
      'whose configuration is null',
      odd('gallery', null),
      { errors: [{ field: 'config', code: 'wrong_type', message: 'This has to be an object with fields; it is nothing.' }] },
    ],
    [
      'with a list in the place of an object',
      odd('webnews', []),
      { errors: [{ field: 'config', code: 'wrong_type', message: 'This has to be an object with fields; it is a list.' }] },
    ],
    [
      'with an object in the place of a list',
      odd('profileteaser', { userIds: {} }),
      { errors: [{ field: 'config.userIds', code: 'wrong_type', message: 'This has to be a list; it is an object with fields.' }] },
    ],
    [
      'with a wrong type deep inside',
      odd('use_cases', { buttons: 'none', entries: [entry(), entry({ id: 'e2', description: { de_DE: 7 } })] }),
      { errors: [{ field: 'config.entries.1.description.de_DE', code: 'wrong_type', message: 'This has to be a text; it is a number.' }] },
    ],
    [
      'with a fraction for a count',
      odd('articleteaser', { layout: 'grid', maxRecords: 1.5 }),
      { errors: [{ field: 'config.maxRecords', code: 'wrong_type', message: 'This has to be a whole number; it is a number.' }] },
    ],
    [
      'with a value that is no choice',
      odd('text_image_switch', { buttons: 'all', entries: [] }),
      {
        errors: [
          { field: 'config.buttons', code: 'not_allowed', message: 'This value is not allowed; choose one of: each, single, none.' },
        ],
      },
    ],
    [
      'with an id that is none',
      odd('text_image_switch', { buttons: 'none', entries: [entry({ id: 'entry 1' })] }),
      { errors: [{ field: 'config.entries.0.id', code: 'invalid_format', message: 'This is not in the required format.' }] },
    ],
    [
      'with one id twice inside',
      odd('coachings', { entries: ['a', 'a'].map((id) => ({ id, pageName: title, articleName: title, link: '/news' })) }),
      { errors: [{ field: 'config.entries.1.id', code: 'twice', message: 'This ID appears twice. Each ID can be used only once.' }] },
    ],
    [
      'with a title of ten megabytes',
      { ...fine, id: 'odd', title: { de_DE: huge } },
      { errors: [{ field: 'title.de_DE', code: 'too_long', message: 'This is too long: at most 1,000 characters.' }] },
    ],
    [
      'with a configuration without end',
      odd('gallery', { mediaIds: Array.from({ length: 100_000 }, () => null) }),
      { errors: [{ field: 'config', code: 'endless', message: 'It contains far more than can be shown.' }] },
    ],
    [
      'without title',
      { id: 'odd', type: 'kununu', config: {} },
      { errors: [{ field: 'title', code: 'required', message: 'This is missing.' }] },
    ],
    [
      'of an unknown type',
      odd('hologram', {}),
      { type: 'hologram', errors: [{ field: 'type', code: 'unknown_type', message: 'There is no module of this type.' }] },
    ],
    [
      'of a type named like something every object has',
      odd('constructor', {}),
      { type: 'constructor', errors: [{ field: 'type', code: 'unknown_type', message: 'There is no module of this type.' }] },
    ],
    [
      'without a type',
      { id: 'odd', title, config: {} },
      { type: null, errors: [{ field: 'type', code: 'required', message: 'This is missing.' }] },
    ],
    [
      'without an id',
      { type: 'downloads', title, config: { mediaIds: [] } },
      { module_id: null, errors: [{ field: 'id', code: 'required', message: 'This is missing.' }] },
    ],
    [
      'with the id of another',
      fine,
      { module_id: 'fine', errors: [{ field: 'id', code: 'twice', message: 'This ID appears twice. Each ID can be used only once.' }] },
    ],
    [
      'whose option the contract does not know',
      odd('topteaser', { maxRecords: 1, isCircle: true, sliderInterval: 1 }),
      { errors: [{ field: 'options.sliderInterval', code: 'too_small', message: 'This number is too small: at least 1,000.' }] },
    ],
    [
      'that is a text',
      'gallery',
      {
        module_id: null,
        type: null,
        errors: [{ field: '', code: 'wrong_type', message: 'This has to be an object with fields; it is a text.' }],
      },
    ],
    [
      'that is nothing',
      null,
      {
        module_id: null,
        type: null,
        errors: [{ field: '', code: 'wrong_type', message: 'This has to be an object with fields; it is nothing.' }],
      },
    ],
  ])('%s is left out, reported to editors and logged once', async (_, broken, expected) => {
    const id = await store([fine, broken, last]);
    for (const reader of [member, editor]) expect(await shown(id, reader)).toMatchObject({ status: 200, modules: ['fine', 'last'] });
    expect(await faultsOf(id)).toEqual([
      { module_id: 'odd', type: (broken as ModuleConfig | null)?.type, position: 2, follows: 'fine', ...expected },
    ]);
    expect(await faultsOf(id, superadmin)).toHaveLength(1);
    await shown(id);
    expect(logged.filter(({ page }) => page === id)).toHaveLength(1);
  });

  it('is none of the members’ business', async () => {
    const id = await store([odd('gallery', { secret: 'geheim' }), fine]);
    const { text } = await shown(id);
    expect(text).not.toMatch(/odd|geheim|config|errors/);
    expect((await member.get(`/pages/${id}/module_faults`)).statusCode).toBe(404);
    expect((await (await server.guest()).get(`/pages/${id}/module_faults`)).statusCode).toBe(401);
  });

  it('keeps its place where several are broken, the first and the last among them', async () => {
    const [first, middle, end] = ['a', 'b', 'c'].map((id) => ({ ...odd('gallery', {}), id }));
    const faults = await faultsOf(await store([first, fine, middle, end]));
    expect(faults.map(({ module_id: id, position, follows }) => [id, position, follows])).toEqual([
      ['a', 1, null],
      ['b', 3, 'fine'],
      ['c', 4, 'fine'],
    ]);
  });

  it('names at most twenty fields, in the editor’s language', async () => {
    const entries = Array.from({ length: 50 }, (_, index) => ({ id: `e${index}` }));
    const [fault] = await faultsOf(await store([odd('landing_page_teaser', { entries })]), editor, 'de_DE');
    expect(fault!.errors).toHaveLength(20);
    expect(fault!.errors[0]).toEqual({ field: 'config.entries.0.title', code: 'required', message: 'Das fehlt.' });
  });

  it('of a page in preparation is reported as well, and there is none where nothing is wrong', async () => {
    expect(await faultsOf(await store([odd('gallery', {})], { draft: true }))).toHaveLength(1);
    expect(await faultsOf(await store([fine, last]))).toEqual([]);
    expect((await editor.get('/pages/nothing/module_faults')).statusCode).toBe(404);
  });

  it('is reported until it is mended', async () => {
    const id = await store([odd('gallery', {})]);
    expect(await faultsOf(id)).toHaveLength(1);
    await db
      .update(pages)
      .set({ modules: [fine] as ModuleConfig[] })
      .where(eq(pages.id, id));
    await expect.poll(() => faultsOf(id)).toEqual([]);
    expect((await shown(id)).modules).toEqual(['fine']);
  });
});

describe('a page of the wrong shape', () => {
  it.each<[string, unknown]>([
    ['a text', 'modules'],
    ['an object', { fine }],
    ['a number', 7],
  ])('whose modules are %s is there without any', async (_, modules) => {
    const id = await store(modules);
    expect(await shown(id)).toMatchObject({ status: 200, modules: [] });
    expect(await faultsOf(id)).toMatchObject([
      { module_id: null, type: null, position: 1, errors: [{ field: 'modules', code: 'wrong_type' }] },
    ]);
  });

  it.each([['a text'], [7], [[]], [{ de_DE: 7 }]])('whose title is %j is there without one', async (broken) => {
    const id = await store([fine], { title: broken as unknown as LocalizedText, description: broken as unknown as LocalizedText });
    expect((await member.get(`/pages/${id}`)).json()).toMatchObject({ title: '', description: '' });
  });
});

describe('a module editor of the wrong shape', () => {
  it.each([[null], [[]], [{}], [{ version: 'x', blocks: 'y' }], [{ version: 1, blocks: [null, 7, { id: 'f', kind: 'frame' }] }]])(
    'as %j has no frame, and can be written again',
    async (config) => {
      const id = await store([odd('editor', config)]);
      const at = `/pages/${id}/modules/odd`;
      expect((await member.get(`${at}/frames/f`)).statusCode).toBe(404);
      const content = (await editor.get(`${at}/content`)).json<Schemas['EditorContent']>();
      const blocks = [{ id: 'b', kind: 'html', html: { de_DE: '<p>Neu</p>' } }];
      const saved = await editor.send({ method: 'PUT', url: `${at}/content`, payload: { version: content.version, blocks } });
      expect([saved.statusCode, (await shown(id)).modules, await faultsOf(id)]).toEqual([200, ['odd'], []]);
    },
  );
});

it('reports a personal module that is broken only for the member who asks', async () => {
  const id = await store([fine, odd('scores', { backgroundImageId: ids.media.publicPhoto }), last]);
  const row = { userId: ids.users.editor, orgId: ids.org, statusPoints: 90, statusLevel: { de_DE: 7 } as never };
  await db
    .insert(memberPoints)
    .values(row)
    .onConflictDoUpdate({ target: [memberPoints.userId], set: row });
  expect((await shown(id, editor)).modules).toEqual(['fine', 'last']);
  expect((await shown(id)).modules).toEqual(['fine', 'odd', 'last']);
  expect(await faultsOf(id)).toMatchObject([{ module_id: 'odd', type: 'scores', position: 2, follows: 'fine' }]);
  expect(await faultsOf(id, superadmin)).toEqual([]);
});
