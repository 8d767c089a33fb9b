// @embedded: saving locks a page
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Schemas } from '@foyer/api';
import { and, count, eq, isNull, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import { pageVersions } from '../../shared/content/page-versions.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { mostPages } from './studio-pages.bound.ts';
import { sweepPages } from './studio-pages.repository.ts';
import { cards, files, pageEditors } from './studio-pages.test-helpers.ts';

type Problem = Schemas['Problem'];

const {
  server,
  db,
  editor,
  superadmin,
  member,
  guest,
  begin,
  read,
  put,
  save,
  tryToPublish,
  publish,
  discard,
  shown,
  preview,
  list,
  idsOf,
  auditedActions,
} = await pageEditors();
afterAll(() => server.close());

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
    expect(await auditedActions(page.id)).toEqual(['page.created']);
    expect((await begin({ title: { ar: 'مزايا' } })).id).toBe('page');
  });

  it('is one for requests of the same key, and one for each of several keys, at the same time', async () => {
    const [key, title] = [randomUUID(), { de_DE: 'Gleichzeitig' }];
    const same = await Promise.all([1, 2, 3].map(() => begin({ key, title })));
    expect(new Set(same.map(({ id }) => id))).toEqual(new Set(['gleichzeitig']));
    const others = await Promise.all([1, 2, 3].map(() => begin({ title })));
    expect(others.map(({ id }) => id).sort()).toEqual(['gleichzeitig-2', 'gleichzeitig-3', 'gleichzeitig-4']);
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
    const answer = await editor.post('/studio/pages', { key: randomUUID(), title: { de_DE: 'X' }, ...more });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<Problem>().errors).toContainEqual(expect.objectContaining({ field, code }));
  });
});

describe('the bound on pages', () => {
  it('refuses a page too many, new, copied or taken back, and names the way out', async () => {
    const [kept, gone, another] = [await begin(), await begin(), await begin()];
    expect((await editor.delete(`/studio/pages/${gone.id}?locale=de_DE`)).statusCode).toBe(204);
    const orgId = ids.org;
    const [row] = await db
      .select({ present: count() })
      .from(pages)
      .where(and(eq(pages.orgId, orgId), isNull(pages.deletedAt)));
    const filler = Array.from({ length: mostPages - row!.present }, (_, index) => ({ orgId, id: `filler-${index}` }));
    const model = (await db.select().from(pages).where(eq(pages.id, kept.id)))[0]!;
    // A hundred at a time: on a slow machine a statement with all of them silences the embedded database for so long that it counts as away.
    for (let start = 0; start < filler.length; start += 100) {
      const some = filler.slice(start, start + 100);
      await db.insert(pages).values(some.map((one) => ({ ...model, ...one, begunWith: null })));
    }
    const refused = { code: 'too_many_pages', detail: expect.stringMatching(/1\.000 Seiten\. Bitte löschen Sie eine/) as string };
    const make = (more: object = {}) =>
      editor.post('/studio/pages?locale=de_DE', { key: randomUUID(), title: { de_DE: 'Zu viel' }, ...more });
    const restore = () => editor.delete(`/studio/pages/${gone.id}/deletion?locale=de_DE`);
    for (const answer of [await make(), await make({ copy_of: kept.id }), await restore()]) {
      expect(answer.statusCode, answer.body).toBe(409);
    }
    expect((await make()).json()).toMatchObject(refused);
    // What there is can still be written, and what was made is answered again.
    await save(kept, { shareable: true });
    expect((await editor.delete(`/studio/pages/${another.id}?locale=de_DE`)).statusCode).toBe(204);
    expect((await restore()).statusCode).toBe(204);
    expect((await restore()).statusCode).toBe(204);
    await db.delete(pages).where(like(pages.id, 'filler-%'));
    expect((await make()).statusCode).toBe(201);
    expect((await editor.delete(`/studio/pages/${another.id}/deletion?locale=de_DE`)).statusCode).toBe(204);
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
    for (const browser of [editor, superadmin]) expect((await browser.delete('/studio/pages/short-lived')).statusCode).toBe(204);
    for (const browser of [member, editor]) expect((await shown(page.id, browser)).statusCode).toBe(404);
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
      (await editor.post('/studio/pages', { key: randomUUID(), title: { de_DE: 'X' }, id: page.id })).json<Problem>().errors,
    ).toMatchObject([{ code: 'id_taken' }]);
    expect((await editor.delete('/studio/pages/short-lived/deletion')).statusCode).toBe(204);
    expect((await shown(page.id)).statusCode).toBe(200);
    expect(await read(page.id)).toMatchObject({ state: 'changed', content: { shareable: true } });
    expect((await auditedActions(page.id)).slice(-2)).toEqual(['page.deleted', 'page.restored']);
  });

  it('is refused while settings or menu lead to it', async () => {
    for (const [id, use] of [
      [ids.pages.dashboard, 'dashboard'],
      [ids.pages.welcome, 'Welcome'],
    ]) {
      const answer = await editor.delete(`/studio/pages/${id}?locale=en_GB`);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'page_in_use']);
      expect(answer.json<Problem>().detail).toMatch(new RegExp(use!, 'i'));
      expect((await shown(id!)).statusCode).toBe(200);
    }
  });

  it('is refused while the menu is made to lead to it', async () => {
    const page = await publish(await save(await begin({ id: 'in-demand' }), { modules: [files()] }));
    const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
    const { deleting } = await db.transaction(async (tx) => {
      // As a menu that is saved does.
      await tx.select().from(orgs).where(eq(orgs.id, ids.org)).for('no key update');
      const answer = editor.delete(`/studio/pages/${page.id}`);
      // Long enough for it to come as far as it can.
      await setTimeout(300);
      const entry: MenuEntry = { type: 'page', title: { de_DE: 'Gefragt' }, referenceId: page.id, icon: null };
      await tx
        .update(orgs)
        .set({ menu: [entry] })
        .where(eq(orgs.id, ids.org));
      return { deleting: answer };
    });
    expect((await deleting).json<Problem>()).toMatchObject({ status: 409, code: 'page_in_use' });
    await db.update(orgs).set({ menu: org!.menu }).where(eq(orgs.id, ids.org));
  });

  it('is for good once it cannot be taken back any more', async () => {
    const page = await save(await publish(await begin({ id: 'swept' })), { shareable: true });
    await editor.delete(`/studio/pages/${page.id}`);
    await sweepPages(db, new Date(Date.now() - 60_000));
    expect((await editor.get('/studio/pages/swept')).statusCode).toBe(200);
    await sweepPages(db, new Date(Date.now() + 60_000));
    expect((await editor.get('/studio/pages/swept')).statusCode).toBe(404);
    expect(await db.select().from(pageVersions).where(eq(pageVersions.pageId, 'swept'))).toEqual([]);
  });
});

describe('module types and choices', () => {
  it('are a form for every type', async () => {
    const { types, html } = (await editor.get('/studio/module_types')).json<Schemas['StudioModuleTypes']>();
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
      const answer = await editor.get(`/studio/choices?kind=${kind}&locale=de_DE&limit=100`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { results } = answer.json<Schemas['StudioChoiceList']>();
      for (const foreign of [ids.news.otherOrg, ids.media.otherOrg, ids.groups.otherOrg, ids.users.outsider])
        expect(results.map(({ id }) => id)).not.toContain(foreign);
      if (!['feed', 'hotel'].includes(kind)) expect(results.length).toBeGreaterThan(0);
      const nothing = await editor.get(`/studio/choices?kind=${kind}&q=xyzzy%25_`);
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
