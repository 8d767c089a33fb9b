// @embedded: saving locks a page
import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import { inUse } from '../media/media.access.ts';
import { groups, postMedia, posts } from '../posts/posts.tables.ts';
import { cards, files, gone, text, pageEditors } from './studio-pages.test-helpers.ts';

type Content = Schemas['StudioPageContent'];
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
  storePicture,
} = await pageEditors();
afterAll(() => server.close());

describe('what is refused at publication', () => {
  it('a picture that is gone, although a module of readers’ page names it', async () => {
    await storePicture('fleeting');
    const page = await publish(await save(await begin(), { modules: [files('a', ['fleeting'])] }));
    const copy = await save(page, { image_id: 'fleeting', title: { de_DE: 'Anders' } });
    await db.delete(media).where(eq(media.id, 'fleeting'));
    const answer = await tryToPublish(copy);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<Problem>().errors.map(({ field, code }) => [field, code])).toEqual([['image_id', 'not_found']]);
    // The module may stay as it is.
    await publish(await save(copy, { image_id: null }));
  });

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
    const { errors } = (await tryToPublish(page)).json<Problem>();
    expect(errors).toMatchObject([{ field, code }]);
    expect(errors[0]!.message, 'with its values').not.toContain('{');
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
    expect((await guest.send({ method: 'GET', url: link.replace('/api/v2', '') })).statusCode).not.toBe(200);
    await publish(page);
    expect((await shown('for-all', guest)).json()).toEqual(before);
    expect((await guest.send({ method: 'GET', url: link.replace('/api/v2', '') })).statusCode).toBe(200);
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
    expect((await editor.get(url)).body).toContain('Kopie');
    expect((await member.get(url)).body).toContain('Live');
    expect((await guest.get(url)).statusCode).toBe(404);
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

describe('media', () => {
  const closed = 'closed.svg';
  beforeAll(async () => {
    await db.insert(groups).values({ id: 'hidden', orgId: ids.org, name: 'Verborgen', visibility: 'members' });
    await db.insert(posts).values({ id: 'hidden-post', orgId: ids.org, groupId: 'hidden', authorId: ids.users.member, description: '' });
    await storePicture(closed, { library: true });
    await db.insert(postMedia).values({ postId: 'hidden-post', mediaId: closed });
  });

  it.each([
    ['as picture', { image_id: closed }, 'content.image_id'],
    ['in a module', { modules: [files(), files('b', [closed])] }, 'content.modules.1'],
    ['in words that the database takes for it', { modules: [{ ...files(), title: { de_DE: closed } }] }, 'content.modules.0'],
    ['in a module of no type', { modules: [{ ...gone, config: { any: { where: closed } } }] }, 'content.modules.0'],
    ['in a text', { modules: [text('<img src="/api/v2/media/closed.3f9a12ab77c1.svg" alt="" />')] }, 'content.modules.0'],
  ])('of a group that is closed to the editor are refused %s', async (_name, change, field) => {
    for (const page of [await begin(), await publish(await begin())]) {
      const answer = await put(page, change as Partial<Content>);
      expect(answer.json<Problem>().errors, answer.body).toMatchObject([{ field, code: 'not_allowed' }]);
      expect((await editor.get(`/media/${closed}`)).statusCode).toBe(404);
    }
    const choices = (await editor.get('/studio/choices?kind=medium&limit=100')).json<Schemas['StudioChoiceList']>();
    expect(choices.results.map(({ id }) => id)).not.toContain(closed);
  });

  it('that are closed take no place among the choices', async () => {
    await storePicture('newest.svg', { library: true });
    await storePicture('newer-closed.svg', { library: true });
    await db.insert(postMedia).values({ postId: 'hidden-post', mediaId: 'newer-closed.svg' });
    const choices = (await editor.get('/studio/choices?kind=medium&limit=1')).json<Schemas['StudioChoiceList']>();
    expect(choices).toMatchObject({ results: [{ id: 'newest.svg' }], has_more: true });
  });

  it('of a working copy alone are in use, and no one’s but editors’', async () => {
    await storePicture('fresh.svg', { fresh: true, library: true, uploadedBy: ids.users.editor });
    const used = async () =>
      (
        await db
          .select({ id: media.id })
          .from(media)
          .where(and(eq(media.id, 'fresh.svg'), inUse))
      ).length;
    const page = await publish(await begin());
    expect(await used()).toBe(0);
    const changed = await save(page, { modules: [files('f', ['fresh.svg'])] });
    expect(await used()).toBe(1);
    expect((await superadmin.get('/media/fresh.svg/details')).json<Schemas['MediumDetails']>().uses).toMatchObject([{ id: page.id }]);
    expect((await superadmin.get('/media/fresh.svg')).statusCode).toBe(200);
    expect((await member.get('/media/fresh.svg')).statusCode).toBe(404);
    await discard(changed);
    expect(await used()).toBe(0);
    await publish(await save(await read(page.id), changed.content));
    expect((await member.get('/media/fresh.svg')).statusCode).toBe(200);
    await editor.delete(`/studio/pages/${page.id}`);
    expect((await member.get('/media/fresh.svg')).statusCode).toBe(404);
    expect(await used()).toBe(1);
  });
});
