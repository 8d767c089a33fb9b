// @embedded: saving locks a page
import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { pageVersions } from '../../shared/content/page-versions.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { sweepPages } from './studio-pages.repository.ts';

type Page = Schemas['StudioPage'];
type Content = Schemas['StudioPageContent'];
type Placed = Schemas['StudioPlaced'];
type Problem = Schemas['Problem'];
type List = Schemas['StudioPageList'];

const server = await testServer({ env: { WRITE_RATE: '200' } });
const { db } = server.database;
let [editor, superadmin, member, guest]: Browser[] = [];
beforeAll(async () => {
  [editor, superadmin, member] = [await server.login('editor'), await server.login('superadmin'), await server.login('member')];
  guest = await server.guest();
});
afterAll(() => server.close());

const begin = async (more: object = {}, browser = editor!) =>
  (await browser.post('/studio/pages?locale=de_DE', { key: randomUUID(), title: { de_DE: 'Übergänge & Wege' }, ...more })).json<Page>();
const read = async (id: string, browser = editor!) => (await browser.get(`/studio/pages/${id}?locale=en_GB`)).json<Page>();
const put = ({ id, version, content }: Pick<Page, 'id' | 'version' | 'content'>, change: Partial<Content> = {}, browser = editor!) =>
  browser.put(`/studio/pages/${id}?locale=en_GB`, { version, content: { ...content, ...change } });
const save = async (...[page, change, browser]: Parameters<typeof put>) => {
  const answer = await put(page, change, browser);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
};
const tryToPublish = ({ id, version }: Pick<Page, 'id' | 'version'>, browser = editor!) =>
  browser.post(`/studio/pages/${id}/publications?locale=en_GB`, { version });
const publish = async (page: Page, browser = editor!) => {
  const answer = await tryToPublish(page, browser);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Page>();
};
const discard = ({ id, version }: Page, browser = editor!) => browser.delete(`/studio/pages/${id}/working_copy?version=${version}`);
const shown = async (id: string, browser = member!) => browser.get(`/pages/${id}?locale=de_DE`);
const preview = (id: string, as: 'member' | 'guest' = 'member', locale = 'de_DE') =>
  editor!.get(`/studio/pages/${id}/preview?as=${as}&locale=${locale}`);
const list = async (query = '') => (await editor!.get(`/studio/pages?locale=de_DE&limit=100&${query}`)).json<List>();
const idsOf = ({ results }: List) => results.map(({ id }) => id);
const audited = async (id: string) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.orgId, ids.org), eq(auditLog.subject, id)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

const files = (id = 'files', mediaIds: string[] = [ids.media.file]): Placed => ({
  ...{ id, type: 'downloads', title: { de_DE: 'Dateien' }, config: { mediaIds } },
});
const cards = (link: string, title: object = { de_DE: 'Karte' }): Placed => ({
  ...{ id: 'cards', type: 'landing_page_teaser', title: {}, config: { entries: [{ id: 'one', title, link }] } },
});
const text = (html: string, more: object = {}): Placed => ({
  ...{ id: 'text', type: 'editor', title: {} },
  config: { version: 0, blocks: [{ id: 'block', kind: 'html', title: null, html: { de_DE: html }, ...more }] },
});
const gone: Placed = { id: 'old', type: 'weather', title: { de_DE: 'Wetter' }, config: { city: 'Tegernsee', days: [1, 2, 3] } };

describe('a new page', () => {
  it('begins with an id of its title, once for a key, and is no one’s to read', async () => {
    const key = randomUUID();
    const [page, again] = [await begin({ key }), await begin({ key: key.toUpperCase() })];
    expect(page).toMatchObject({
      id: 'uebergaenge-wege',
      version: 0,
      state: 'draft',
      published: null,
      faults: [],
      changed_by: { id: ids.users.editor },
    });
    expect(again).toEqual(page);
    expect((await begin()).id).toBe('uebergaenge-wege-2');
    expect((await shown(page.id)).statusCode).toBe(404);
    expect((await shown(page.id, guest)).statusCode).toBe(401);
    expect((await shown(page.id, editor)).json()).toMatchObject({ not_published: 'draft' });
    expect(await audited(page.id)).toEqual(['page.created']);
    expect((await begin({ title: { ar: 'مزايا' } })).id).toBe('page');
  });

  it('begins as the copy of another one', async () => {
    const copy = await begin({ copy_of: ids.pages.dashboard, id: 'second-dashboard' });
    const { content } = await read(ids.pages.dashboard);
    expect(copy.content).toEqual({ ...content, title: { de_DE: 'Übergänge & Wege' } });
    expect((await publish(copy)).state).toBe('live');
    expect((await shown('second-dashboard')).json<Schemas['Page']>().modules.length).toBe(content.modules.length);
  });

  it.each([
    ['an id that is taken', { id: ids.pages.welcome }, 'id', 'id_taken'],
    ['an id that is none', { id: '../x' }, 'id', 'invalid_format'],
    ['no title', { title: { de_DE: ' ' } }, 'title', 'required'],
    ['a page to copy that there is not', { copy_of: 'none' }, 'copy_of', 'not_found'],
    ['another customer', { org_id: ids.otherOrg }, 'org_id', 'unknown_field'],
  ])('is refused for %s', async (_name, more, field, code) => {
    const answer = await editor!.post('/studio/pages', { key: randomUUID(), title: { de_DE: 'X' }, ...more });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<Problem>().errors).toContainEqual(expect.objectContaining({ field, code }));
  });
});

describe('the working copy', () => {
  it('is shared by editors and read by no one else until it is published', async () => {
    const before = (await shown(ids.pages.welcome)).json<Schemas['Page']>();
    const first = await save(await read(ids.pages.welcome), {
      title: { de_DE: ' Neu  hier ' },
      modules: [text('<p>Hallo<script>x()</script></p>')],
    });
    expect(first).toMatchObject({ state: 'changed', content: { title: { de_DE: 'Neu hier' } }, changed_by: { id: ids.users.editor } });
    expect(first.content.modules[0]!.config['blocks']).toMatchObject([{ html: { de_DE: '<p>Hallo</p>' } }]);
    expect(await read(ids.pages.welcome, superadmin)).toEqual(first);
    for (const browser of [member!, editor!]) expect((await shown(ids.pages.welcome, browser)).json()).toEqual(before);
    expect((await preview(ids.pages.welcome)).json()).toMatchObject({
      ...{ title: 'Neu hier', access: 'full', modules: [{ type: 'editor', results: [{ html: '<p>Hallo</p>' }] }] },
    });
    const live = await publish(first, superadmin);
    expect(live).toMatchObject({ state: 'live', faults: [], published: first.content, changed_by: { id: ids.users.superadmin } });
    expect((await shown(ids.pages.welcome)).json()).toEqual((await preview(ids.pages.welcome)).json());
    expect(await audited(ids.pages.welcome)).toEqual(['page.saved', 'page.published']);
    expect(await db.select().from(pageDrafts).where(eq(pageDrafts.pageId, ids.pages.welcome))).toEqual([]);
  });

  it('is refused from an older version, and may be saved again', async () => {
    const page = await begin();
    const change = { modules: [files()] };
    const first = await save(page, change);
    expect(await save(page, change)).toEqual(first);
    const late = await put(page, { modules: [] }, superadmin);
    expect([late.statusCode, late.json<Problem>().code]).toEqual([409, 'changed_meanwhile']);
    const answers = await Promise.all(['Eins', 'Zwei', 'Drei'].map((word) => put(first, { title: { de_DE: word } })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await tryToPublish(first)).json<Problem>().code).toBe('changed_meanwhile');
    const now = await read(page.id);
    expect((await publish(await publish(now))).version).toBe(now.version + 1);
  });

  it('keeps what is not finished and what has no type any more', async () => {
    const broken: Placed = { id: 'half', type: 'articleteaser', title: {}, config: { layout: 'round' } };
    const page = await save(await begin(), { modules: [gone, broken, files('files', [])] });
    expect(page.content.modules).toEqual([gone, broken, files('files', [])]);
    expect(page.faults.map(({ field, code, module_id, blocks_publication }) => [field, code, module_id, blocks_publication])).toEqual([
      ['modules.0.type', 'unknown_type', 'old', true],
      ['modules.1.config.layout', 'not_allowed', 'half', true],
      ['modules.1.config.maxRecords', 'required', 'half', true],
    ]);
    expect(page.faults.every(({ message }) => message.length > 0 && !message.includes('module_fault'))).toBe(true);
    const refused = await tryToPublish(page);
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([400, 'page_incomplete']);
    expect(refused.json<Problem>().errors.map(({ field }) => field)).toEqual(page.faults.map(({ field }) => field));
    expect((await preview(page.id)).json<Schemas['Page']>().modules.map(({ id }) => id)).toEqual(['files']);
    expect((await read(page.id)).content.modules).toHaveLength(3);
  });

  it('may keep what readers’ page had already, though it has no type any more', async () => {
    await db.insert(pages).values({ id: 'old-page', orgId: ids.org, title: { de_DE: 'Alt' }, modules: [gone, files()] });
    const page = await save(await read('old-page'), { title: { de_DE: 'Neu' }, modules: [files(), gone] });
    expect(page.faults).toMatchObject([{ field: 'modules.1.type', code: 'unknown_type', blocks_publication: false }]);
    expect((await publish(page)).content.modules).toEqual([files(), gone]);
    const changed = await save(await read('old-page'), { modules: [{ ...gone, config: {} }] });
    expect(changed.faults).toMatchObject([{ blocks_publication: true }]);
  });

  it('that is discarded stays as a version', async () => {
    const page = await publish(await save(await begin(), { modules: [files()] }));
    const changed = await save(page, { modules: [] });
    expect((await discard(page)).json<Problem>().code).toBe('changed_meanwhile');
    const back = (await discard(changed)).json<Page>();
    expect(back).toMatchObject({ state: 'live', content: page.content });
    expect((await discard(back)).statusCode).toBe(200);
    const versions = (await editor!.get(`/studio/pages/${page.id}/versions`)).json<Schemas['StudioPageVersion'][]>();
    expect(versions.map(({ version, kind }) => [version, kind])).toEqual([
      [changed.version + 1, 'discarded'],
      [page.version, 'published'],
    ]);
    const kept = (await editor!.get(`/studio/pages/${page.id}/versions/${changed.version + 1}`)).json<
      Schemas['StudioPageVersionContent']
    >();
    expect((await save(back, kept.content)).content).toEqual(changed.content);
    const draft = await begin();
    expect((await discard(draft)).json<Problem>()).toMatchObject({ status: 409, code: 'never_published' });
  });

  it('is no copy where it is what readers see', async () => {
    const page = await publish(await begin());
    const changed = await save(page, { shareable: true });
    expect((await save(changed, { shareable: false })).state).toBe('live');
  });
});

describe('what is refused at publication', () => {
  it.each([
    ['no title', { title: {} }, 'title', 'required'],
    ['an article’s page without its article', { type: 'article' }, 'news_id', 'required'],
    ['a card without words', { modules: [cards('/news', {})] }, 'modules.0.config.entries.0.title', 'required'],
    [
      'an address that leads nowhere safe',
      { modules: [cards('javascript:alert(1)')] },
      'modules.0.config.entries.0.link',
      'invalid_format',
    ],
    ['a link to a page that there is not', { modules: [cards('/page/none')] }, 'modules.0.config.entries.0.link', 'not_found'],
    ['a medium that there is not', { modules: [files('a', ['none.pdf'])] }, 'modules.0.config.mediaIds.0', 'not_found'],
    ['another customer’s medium', { modules: [files('a', [ids.media.otherOrg])] }, 'modules.0.config.mediaIds.0', 'not_found'],
    ['one id twice', { modules: [files(), files()] }, 'modules.1.id', 'twice'],
    ['an id that is none', { modules: [files('a b')] }, 'modules.0.id', 'invalid_format'],
    ['a headline without end', { modules: [{ ...files(), title: { de_DE: 'x'.repeat(1001) } }] }, 'modules.0.title.de_DE', 'too_long'],
    [
      'a frame that does not say what it shows',
      { modules: [text('<p>x</p>', { kind: 'frame' })] },
      'modules.0.config.blocks.0.title',
      'required',
    ],
    [
      'no picture in a picture’s place',
      { modules: [{ id: 'p', type: 'scores', title: {}, config: { backgroundImageId: ids.media.file } }] },
      'modules.0.config.backgroundImageId',
      'not_allowed',
    ],
    [
      'another customer’s group',
      { modules: [{ id: 'g', type: 'stream_widget', title: {}, config: { groupId: ids.groups.otherOrg, maxRecords: 3 } }] },
      'modules.0.config.groupId',
      'not_found',
    ],
    [
      'no group',
      { modules: [{ id: 'g', type: 'stream_widget', title: {}, config: { groupId: '', maxRecords: 3 } }] },
      'modules.0.config.groupId',
      'required',
    ],
  ])('%s', async (_name, change, field, code) => {
    const page = await save(await begin(), change as Partial<Content>);
    expect(page.faults).toMatchObject([{ field, code, blocks_publication: true }]);
    expect((await tryToPublish(page)).json<Problem>().errors).toMatchObject([{ field, code }]);
    expect((await shown(page.id)).statusCode).toBe(404);
  });

  it('a page that leads to itself', async () => {
    const page = await begin({ id: 'self' });
    const saved = await save(page, { modules: [cards('/de_DE/page/self?x=1#top')] });
    expect(saved.faults).toMatchObject([{ field: 'modules.0.config.entries.0.link', code: 'own_page' }]);
    expect(saved.faults[0]!.message).toContain('Choose another page');
    expect((await save(saved, { modules: [cards('/page/welcome')] })).faults).toEqual([]);
    const home = await save(await read(ids.pages.dashboard), { modules: [cards('/')] });
    expect(home.faults).toMatchObject([{ code: 'own_page' }]);
    await discard(home);
  });
});

describe('what is refused at once', () => {
  const nest = (depth: number): object => (depth === 0 ? {} : { a: nest(depth - 1) });
  it.each([
    [
      'more values than editors make',
      { modules: [{ ...files(), config: { mediaIds: Array.from({ length: 20_001 }, () => 'x') } }] },
      'content.modules.0.config',
      'endless',
    ],
    ['what is nested without end', { modules: [{ ...files(), config: nest(40) }] }, undefined, 'invalid'],
    [
      'what cannot be stored',
      { modules: [{ ...files(), config: { mediaIds: ['a\u0000'] } }] },
      'content.modules.0.config.mediaIds.0',
      'invalid_format',
    ],
    ['too many modules', { modules: Array.from({ length: 201 }, (_, index) => files(`m-${index}`)) }, 'content.modules', 'too_many'],
    ['a config that is none', { modules: [{ ...files(), config: [] }] }, 'content.modules.0.config', 'wrong_type'],
    ['another customer', { org_id: ids.otherOrg }, 'content.org_id', 'unknown_field'],
    ['another customer’s picture', { image_id: ids.media.otherOrg }, 'content.image_id', 'not_found'],
    ['another customer’s article', { news_id: ids.news.otherOrg }, 'content.news_id', 'not_found'],
    ['a language that there is not', { title: { tlh: 'x' } }, 'content.title.tlh', 'unknown_field'],
  ])('%s', async (_name, change, field, code) => {
    const page = await begin();
    const answer = await put(page, change as Partial<Content>);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<Problem>().errors).toContainEqual(expect.objectContaining({ ...(field && { field }), code }));
    expect(await read(page.id)).toMatchObject({ version: 0 });
  });

  it('5 MB', async () => {
    const answer = await put(await begin(), { modules: [{ ...files(), config: { filler: 'x'.repeat(5_000_000) } }] });
    expect(answer.statusCode).toBe(413);
  });
});

describe('the list', () => {
  it('holds every state, finds by id and words in any language, and says what leads to a page', async () => {
    const draft = await begin({ id: 'night-owls', title: { en_GB: 'Bread 100% for nightowls', ar: 'خبز' } });
    expect(await list('q=NIGHT%20100%25')).toMatchObject({
      total: 1,
      results: [
        {
          id: 'night-owls',
          title: 'Bread 100% for nightowls',
          title_locale: 'en_GB',
          locales: ['en_GB', 'ar'],
          state: 'draft',
          modules: 0,
        },
      ],
    });
    expect(idsOf(await list('q=night-ow'))).toEqual(['night-owls']);
    expect((await list('q=_ight-owls%25')).total).toBe(0);
    await publish(draft);
    const changed = await save(await read('night-owls'), { title: { fr_FR: 'Pain' }, type: 'dashboard', modules: [files()] });
    expect(idsOf(await list('q=pain&state=changed&type=dashboard'))).toEqual([changed.id]);
    expect((await list('q=nightowls')).total).toBe(0);
    const all = await list();
    expect(all.results.find(({ id }) => id === ids.pages.dashboard)?.uses).toEqual([{ kind: 'setting', name: 'dashboard', title: '' }]);
    expect(all.results.find(({ id }) => id === ids.pages.welcome)?.uses).toEqual([
      { kind: 'menu', name: '1.subnav.0', title: 'Willkommen' },
    ]);
    expect(all.results.every(({ state }) => state !== 'deleted')).toBe(true);
  });
});

describe('deleting', () => {
  it('takes a page from everyone, until it is taken back', async () => {
    const page = await publish(await save(await begin({ id: 'short-lived' }), { modules: [files()] }));
    await save(page, { shareable: true });
    expect((await shown(page.id)).statusCode).toBe(200);
    for (const browser of [editor!, superadmin!]) expect((await browser.delete('/studio/pages/short-lived')).statusCode).toBe(204);
    for (const browser of [member!, editor!]) expect((await shown(page.id, browser)).statusCode).toBe(404);
    expect(idsOf(await list())).not.toContain(page.id);
    expect(await list('state=deleted')).toMatchObject({ total: 1, results: [{ id: page.id, state: 'deleted' }] });
    const deleted = await read(page.id);
    expect(deleted).toMatchObject({ state: 'deleted', content: { shareable: true } });
    for (const answer of [
      await put(deleted, { shareable: false }),
      await tryToPublish(deleted),
      await discard(deleted),
      await preview(page.id),
    ])
      expect(answer.statusCode).toBe(404);
    expect(
      (await editor!.post('/studio/pages', { key: randomUUID(), title: { de_DE: 'X' }, id: page.id })).json<Problem>().errors,
    ).toMatchObject([{ code: 'id_taken' }]);
    expect((await editor!.delete('/studio/pages/short-lived/deletion')).statusCode).toBe(204);
    expect((await shown(page.id)).statusCode).toBe(200);
    expect(await read(page.id)).toMatchObject({ state: 'changed', content: { shareable: true } });
    expect((await audited(page.id)).slice(-2)).toEqual(['page.deleted', 'page.restored']);
  });

  it('is refused while settings or menu lead to it', async () => {
    for (const [id, use] of [
      [ids.pages.dashboard, 'dashboard'],
      [ids.pages.welcome, 'Welcome'],
    ]) {
      const answer = await editor!.delete(`/studio/pages/${id}?locale=en_GB`);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'page_in_use']);
      expect(answer.json<Problem>().detail).toMatch(new RegExp(use!, 'i'));
      expect((await shown(id!)).statusCode).toBe(200);
    }
  });

  it('is for good once it cannot be taken back any more', async () => {
    const page = await save(await publish(await begin({ id: 'swept' })), { shareable: true });
    await editor!.delete(`/studio/pages/${page.id}`);
    await sweepPages(db, new Date(Date.now() - 60_000));
    expect((await editor!.get('/studio/pages/swept')).statusCode).toBe(200);
    await sweepPages(db, new Date(Date.now() + 60_000));
    expect((await editor!.get('/studio/pages/swept')).statusCode).toBe(404);
    expect(await db.select().from(pageVersions).where(eq(pageVersions.pageId, 'swept'))).toEqual([]);
  });
});

describe('versions', () => {
  it('hold what was there before the studio, and what was changed beside it', async () => {
    await db.insert(pages).values({ id: 'handmade', orgId: ids.org, title: { de_DE: 'Von Hand' }, modules: [text('<p>Alt</p>')] });
    const page = await publish(await save(await read('handmade'), { title: { de_DE: 'Im Studio' } }));
    await editor!.put('/pages/handmade/modules/text/content', {
      version: 0,
      blocks: [{ id: 'block', kind: 'html', title: null, html: { de_DE: '<p>Daneben</p>' } }],
    });
    const beside = await read('handmade');
    expect(beside).toMatchObject({ state: 'live', version: page.version + 1 });
    await publish(await save(beside, { modules: [] }));
    const versions = (await editor!.get('/studio/pages/handmade/versions')).json<Schemas['StudioPageVersion'][]>();
    const contents = await Promise.all(
      versions.map(async ({ version }) =>
        (await editor!.get(`/studio/pages/handmade/versions/${version}`)).json<Schemas['StudioPageVersionContent']>(),
      ),
    );
    expect(contents.map(({ content }) => [content.title.de_DE, JSON.stringify(content.modules).match(/Alt|Daneben/)?.[0]])).toEqual([
      ['Im Studio', undefined],
      ['Im Studio', 'Daneben'],
      ['Im Studio', 'Alt'],
      ['Von Hand', 'Alt'],
    ]);
  });

  it('are kept in a number, the newest', async () => {
    const page = await publish(await begin());
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...{ orgId: ids.org, pageId: page.id, version: 100 + index, kind: 'published' as const, content: page.content },
    }));
    await db.insert(pageVersions).values(rows);
    await db.update(pages).set({ version: 160 }).where(eq(pages.id, page.id));
    await publish(await save({ ...page, version: 160 }, { shareable: true }));
    const kept = (await editor!.get(`/studio/pages/${page.id}/versions`)).json<Schemas['StudioPageVersion'][]>();
    expect([kept.length, kept[0]?.version]).toEqual([50, 162]);
  });
});

describe('the preview', () => {
  it('shows guests what a publication will give them, and nothing of a page for members', async () => {
    const page = await save(await begin({ id: 'for-all' }), {
      ...{ visibility: 'all', image_id: ids.media.photo },
      modules: [files(), { id: 'news', type: 'articleteaser', title: {}, config: { layout: 'grid', maxRecords: 3 } }],
    });
    expect((await preview('for-all', 'member')).json<Schemas['Page']>().modules.map(({ id }) => id)).toEqual(['files', 'news']);
    const before = (await preview('for-all', 'guest')).json<Schemas['Page']>();
    expect(before).toMatchObject({
      access: 'public',
      image: { id: ids.media.photo },
      modules: [{ id: 'files', results: [{ id: ids.media.file }] }],
    });
    const { link } = before.modules[0]!.results[0] as Schemas['File'];
    expect((await guest!.send({ method: 'GET', url: link.replace('/api/v2', '') })).statusCode).not.toBe(200);
    await publish(page);
    expect((await shown('for-all', guest)).json()).toEqual(before);
    expect((await guest!.send({ method: 'GET', url: link.replace('/api/v2', '') })).statusCode).toBe(200);
    const closed = await preview(ids.pages.dashboard, 'guest');
    expect([closed.statusCode, closed.json<Problem>().code]).toEqual([409, 'page_not_for_guests']);
  });

  it('comes in the language that is asked for, with frames of the working copy', async () => {
    const frame = text('<p>Live</p>', { kind: 'frame', title: { de_DE: 'Rahmen' } });
    const page = await publish(
      await save(await begin({ id: 'framed' }), { title: { de_DE: 'Deutsch', en_GB: 'English' }, modules: [frame] }),
    );
    await save(page, { modules: [text('<p>Kopie</p>', { kind: 'frame', title: { de_DE: 'Rahmen' } })] });
    const shownCopy = (await preview('framed', 'member', 'en_GB')).json<Schemas['Page']>();
    expect(shownCopy.title).toBe('English');
    const { src } = (shownCopy.modules[0] as Schemas['EditorModule']).results[0]!.frame!;
    const url = src.replace('/api/v2', '');
    expect((await editor!.get(url)).body).toContain('Kopie');
    expect((await member!.get(url)).body).toContain('Live');
    expect((await guest!.get(url)).statusCode).toBe(404);
  });
});

it('what guests may read by its purpose gives them its media, whatever its editors chose', async () => {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  const page = await begin({ id: 'landing' });
  await db
    .update(orgs)
    .set({
      settings: {
        ...(org!.settings as object),
        pages: { dashboard: ids.pages.dashboard, landing: 'landing' },
      } as typeof orgs.$inferSelect.settings,
    })
    .where(eq(orgs.id, ids.org));
  const live = await publish(await save(page, { modules: [files('f', ['plan.pdf'])] }));
  expect(live).toMatchObject({ public_by_purpose: true, uses: [{ kind: 'setting', name: 'landing' }] });
  await db.update(orgs).set({ settings: org!.settings }).where(eq(orgs.id, ids.org));
});

describe('module types and choices', () => {
  it('are a form for every type', async () => {
    const { types, html } = (await editor!.get('/studio/module_types')).json<Schemas['StudioModuleTypes']>();
    expect(types.find(({ type }) => type === 'location')).toEqual({
      ...{ type: 'location', visibility: 'members', begins_with: { hotelIds: [] } },
      config: expect.objectContaining({
        properties: { hotelIds: { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 2000, 'x-field': 'hotel' } } },
      }) as object,
    });
    expect(html.tags).toContain('p');
    for (const { type, begins_with: config } of types) {
      const page = await save(await begin(), { modules: [{ id: 'one', type, title: {}, config }] });
      expect(
        page.faults.filter(({ code }) => code !== 'required'),
        type,
      ).toEqual([]);
    }
  });

  it.each(['article', 'category', 'feed', 'group', 'hotel', 'medium', 'page', 'person'])(
    'of the kind %s are one’s own customer’s',
    async (kind) => {
      const answer = await editor!.get(`/studio/choices?kind=${kind}&locale=de_DE&limit=100`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { results } = answer.json<Schemas['StudioChoiceList']>();
      for (const foreign of [ids.news.otherOrg, ids.media.otherOrg, ids.groups.otherOrg, ids.users.outsider])
        expect(results.map(({ id }) => id)).not.toContain(foreign);
      if (!['feed', 'hotel'].includes(kind)) expect(results.length).toBeGreaterThan(0);
      const nothing = await editor!.get(`/studio/choices?kind=${kind}&q=xyzzy%25_`);
      expect(nothing.json()).toEqual({ results: [], has_more: false });
    },
  );

  it('name what a page names', async () => {
    const page = await save(await begin(), {
      image_id: ids.media.photo,
      modules: [
        cards(`/page/${ids.pages.welcome}`),
        { id: 'people', type: 'profileteaser', title: {}, config: { userIds: [ids.users.member, ids.users.outsider] } },
      ],
    });
    expect(page.references.map(({ kind, id }) => [kind, id]).sort()).toEqual([
      ['medium', ids.media.photo],
      ['page', ids.pages.welcome],
      ['person', ids.users.member],
    ]);
    expect(page.image?.id).toBe(ids.media.photo);
    expect(page.faults).toMatchObject([{ field: 'modules.1.config.userIds.1', code: 'not_found' }]);
  });
});
