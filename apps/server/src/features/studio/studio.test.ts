// @embedded: saving locks an article
import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audited } from '../../../test/audited.ts';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { newsTopics } from '../../shared/content/news-topics.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { groupMembers, groups, postMedia, posts } from '../posts/posts.tables.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { mediaAddress } from '../../platform/storage/media.address.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';
import { newsVersions } from './studio.tables.ts';
import { sweep } from './studio.repository.ts';

type Article = Schemas['StudioArticle'];
type Content = Schemas['StudioContent'];
type List = Schemas['StudioArticleList'];
type Problem = Schemas['Problem'];

const server = await testServer({ env: { WRITE_RATE: '100' } });
const { db } = server.database;
let [editor, superadmin, member]: Browser[] = [];
beforeAll(async () => {
  [editor, superadmin, member] = [await server.login('editor'), await server.login('superadmin'), await server.login('member')];
  await db.insert(newsTopics).values([
    { id: 'winter', orgId: ids.org, name: { de_DE: 'Winter' } },
    { id: 'theirs', orgId: ids.otherOrg, name: { de_DE: 'Winter' } },
  ]);
});
afterAll(() => server.close());

const text = (title: string, content = `<p>${title}</p>`, teaser = '') => ({ title, teaser, content });
const begin = async (browser = editor!, key: string = randomUUID()) =>
  (await browser.post('/studio/articles?locale=de_DE', { key })).json<Article>();
const read = async (id: string, browser = editor!) => (await browser.get(`/studio/articles/${id}`)).json<Article>();
const put = ({ id, version, content }: Pick<Article, 'id' | 'version' | 'content'>, change: Partial<Content> = {}, browser = editor!) =>
  browser.put(`/studio/articles/${id}?locale=en_GB`, { version, content: { ...content, ...change } });
const save = async (...[article, change, browser]: Parameters<typeof put>) => {
  const answer = await put(article, change, browser);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Article>();
};
const publish = ({ id, publication }: Article, values: object = {}) => {
  const { status: _status, time_zone: _zone, ...set } = publication;
  return editor!.put(`/news/${id}/publication?locale=en_GB`, { ...set, ...values });
};
const list = async (query: string, browser = editor!) =>
  (await browser.get(`/studio/articles?locale=de_DE&limit=100&${query}`)).json<List>();
const idsOf = ({ results }: List) => results.map(({ id }) => id);

const storePicture = async (id: string): Promise<void> => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>');
  await storeMedia({ db, files: server.files }, { id, orgId: ids.org, fileName: 'a.svg', bytes });
};

describe('writing an article', () => {
  it('begins an empty draft, once for a key of an editor', async () => {
    const key = randomUUID();
    const [draft, again] = [await begin(editor, key), await begin(editor, key.toUpperCase())];
    expect(draft).toMatchObject({
      ...{ version: 0, state: 'draft', author: { id: ids.users.editor }, changed_by: { id: ids.users.editor } },
      content: { texts: {}, visibility: 'members', author_id: ids.users.editor },
      publication: { status: 'draft' },
    });
    expect(again).toEqual(draft);
    expect((await begin(superadmin, key)).id).not.toBe(draft.id);
    expect(await audited(db, draft.id)).toEqual([{ action: 'news.created', actorId: ids.users.editor, details: {} }]);
  });

  it('goes from a draft in two languages to an article that members read in both', async () => {
    const draft = await begin();
    const texts = {
      de_DE: text(' Frühstück  bis zwölf ', '<p>Kommen Sie<script>x()</script></p>', 'Ab Montag.'),
      en_GB: text('Breakfast till noon'),
    };
    const saved = await save(draft, { texts, category_id: ids.categories.hotels, topic_ids: ['winter'] });
    expect(saved).toMatchObject({ version: 1, content: { topic_ids: ['winter'], category_id: ids.categories.hotels } });
    expect(saved.content.texts).toEqual({
      de_DE: { title: 'Frühstück bis zwölf', teaser: 'Ab Montag.', content: '<p>Kommen Sie</p>' },
      en_GB: text('Breakfast till noon'),
    });
    expect((await member!.get(`/news/${draft.id}`)).statusCode).toBe(404);
    expect((await publish(saved)).json()).toMatchObject({ status: 'published', version: 1 });
    for (const [locale, title] of [
      ['de_DE', 'Frühstück bis zwölf'],
      ['en_GB', 'Breakfast till noon'],
    ] as const) {
      const article = (await member!.get(`/news/${draft.id}?locale=${locale}`)).json<Schemas['Article']>();
      expect(article).toMatchObject({ title, content_locale: locale, publication: null, topics: [{ id: 'winter' }] });
      const listed = (await member!.get(`/news?locale=${locale}`)).json<Schemas['NewsList']>();
      expect(listed.results[0]).toMatchObject({ id: draft.id, title });
    }
    expect((await audited(db, draft.id)).map(({ action }) => action)).toEqual(['news.created', 'news.publication_changed']);
  });

  it('mends a live article at once, and counts its version for those who confirm it', async () => {
    const before = (await member!.get(`/news/${ids.news.oldest}?locale=de_DE`)).json<Schemas['Article']>();
    const article = await read(ids.news.oldest);
    expect(article).toMatchObject({ state: 'published', changed_by: null });
    await save(article, { texts: { ...article.content.texts, de_DE: { ...article.content.texts.de_DE!, title: 'Ohne Tippfehler' } } });
    const after = (await member!.get(`/news/${ids.news.oldest}?locale=de_DE`)).json<Schemas['Article']>();
    expect(after).toMatchObject({ title: 'Ohne Tippfehler', version: before.version + 1, content: before.content });
  });

  it('gives guests the media of what they may read, once it is out', async () => {
    for (const id of ['for-guests', 'shared', 'beside', 'for-members']) await storePicture(id);
    const guest = await server.guest();
    const status = async (id: string) => {
      const [row] = await db.select().from(media).where(eq(media.id, id));
      return (await guest.get(mediaAddress(row!).replace('/api/v2', ''))).statusCode;
    };
    const texts = { en_GB: text('Terrace') };
    const open = await save(await begin(), { texts, visibility: 'all', image_id: 'for-guests' });
    const shared = await save(await begin(), { texts, shareable: true, image_id: 'shared', gallery_ids: ['beside'] });
    expect(shared.gallery.map(({ id, kind }) => [id, kind])).toEqual([['beside', 'image']]);
    const closed = await save(await begin(), { texts, image_id: 'for-members' });
    expect(await status('for-guests')).toBe(404);
    for (const article of [open, shared, closed]) expect((await publish(article)).statusCode).toBe(200);
    expect(await Promise.all(['for-guests', 'shared', 'beside', 'for-members'].map(status))).toEqual([200, 200, 404, 404]);
  });

  it('overwrites nothing that the editor has not seen, and may be repeated', async () => {
    const draft = await begin();
    const texts = { de_DE: text('Eins') };
    const first = await save(draft, { texts });
    expect(await save(draft, { texts })).toEqual(first);
    const late = await put(draft, { texts: { de_DE: text('Zwei') } }, superadmin);
    expect([late.statusCode, late.json<Problem>().code]).toEqual([409, 'changed_meanwhile']);
    expect(await read(draft.id, superadmin)).toMatchObject({ version: 1, changed_by: { id: ids.users.editor }, content: { texts } });
    expect(await audited(db, draft.id)).toEqual([{ action: 'news.created', actorId: ids.users.editor, details: {} }]);
  });

  it('is logged once for each version of a draft, and for each change of what members read', async () => {
    let article = await begin();
    const write = async (word: string, by = editor!) => {
      article = (await put(article, { texts: { de_DE: text(word) } }, by)).json<Schemas['StudioArticle']>();
    };
    for (const word of ['Eins', 'Zwei']) await write(word);
    for (const word of ['Drei', 'Vier']) await write(word, superadmin);
    expect((await audited(db, article.id)).map(({ actorId, details }) => [actorId, details])).toEqual([
      [ids.users.editor, {}],
      [ids.users.superadmin, { version: 3, changed: 'texts' }],
    ]);
    await publish(article);
    for (const word of ['Fünf', 'Sechs']) await write(word, superadmin);
    expect((await audited(db, article.id)).slice(3).map(({ details }) => details)).toEqual([
      { version: 5, changed: 'texts' },
      { version: 6, changed: 'texts' },
    ]);
  });

  it('of several at the same time takes one', async () => {
    const draft = await begin();
    const answers = await Promise.all(['Eins', 'Zwei', 'Drei'].map((word) => put(draft, { texts: { de_DE: text(word) } })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('duplicates it as a draft of one’s own', async () => {
    const key = randomUUID();
    const copy = (await superadmin!.post(`/studio/articles/${ids.news.event}/copies`, { key })).json<Article>();
    expect((await superadmin!.post(`/studio/articles/${ids.news.event}/copies`, { key })).json()).toEqual(copy);
    const { content } = await read(ids.news.event);
    expect(copy).toMatchObject({ state: 'draft', version: 0, content: { ...content, author_id: ids.users.superadmin } });
    expect((await member!.get(`/news/${copy.id}`)).statusCode).toBe(404);
  });
});

describe('what is refused', () => {
  it.each([
    ['another customer’s picture', { image_id: ids.media.otherOrg }, 'content.image_id', 'not_allowed'],
    ['a picture that there is not', { gallery_ids: [ids.media.photo, 'none.jpg'] }, 'content.gallery_ids.1', 'not_allowed'],
    ['another customer’s file', { attachment_ids: [ids.media.otherOrg] }, 'content.attachment_ids.0', 'not_allowed'],
    ['another customer’s author', { author_id: ids.users.outsider }, 'content.author_id', 'not_allowed'],
    ['an unknown category', { category_id: 'none' }, 'content.category_id', 'not_allowed'],
    ['another customer’s topic', { topic_ids: ['winter', 'theirs'] }, 'content.topic_ids.1', 'not_allowed'],
    ['one topic twice', { topic_ids: ['winter', 'winter'] }, 'content.topic_ids', 'invalid'],
    [
      'an event that ends before it begins',
      { event: { first_day: '2026-12-04', last_day: '2026-12-03', start_time: null, end_time: null } },
      'content.event.last_day',
      'before_start',
    ],
    [
      'a day that there is not',
      { event: { first_day: '2026-02-30', last_day: null, start_time: null, end_time: null } },
      'content.event.first_day',
      'invalid_format',
    ],
    [
      'an hour that there is not',
      { event: { first_day: '2026-12-04', last_day: null, start_time: '24:00', end_time: null } },
      'content.event.start_time',
      'invalid_format',
    ],
    ['a headline without end', { texts: { de_DE: text('x'.repeat(201)) } }, 'content.texts.de_DE.title', 'too_long'],
    ['a text without end', { texts: { de_DE: text('x', 'x'.repeat(200_001)) } }, 'content.texts.de_DE.content', 'too_long'],
    ['a language that there is not', { texts: { tlh: text('x') } }, 'content.texts.tlh', 'unknown_field'],
    ['another customer', { org_id: ids.otherOrg }, 'content.org_id', 'unknown_field'],
  ])('%s', async (_name, change, field, code) => {
    const draft = await begin();
    const answer = await put(draft, change as Partial<Content>);
    expect(answer.statusCode, answer.body).toBe(400);
    const { errors } = answer.json<Problem>();
    expect(errors).toContainEqual(expect.objectContaining({ field, code }));
    expect(errors.every(({ message }) => message.length > 0 && !message.includes('field.'))).toBe(true);
    expect(await read(draft.id)).toMatchObject({ version: 0 });
  });

  it('a picture of a group that is closed to the editor, as picture and in the text', async () => {
    const closed = 'group-secret';
    await db.insert(groups).values({ id: closed, orgId: ids.org, name: 'Geheim', visibility: 'members' });
    await db.insert(posts).values({ id: 'secret', orgId: ids.org, groupId: closed, authorId: ids.users.member, description: '' });
    await storePicture('secret.svg');
    await db.insert(postMedia).values({ postId: 'secret', mediaId: 'secret.svg' });
    const draft = await begin();
    const figure = '<figure><img src="/api/v2/media/secret.3f9a12ab77c1.svg" alt="" /></figure>';
    for (const [change, field] of [
      [{ image_id: 'secret.svg' }, 'content.image_id'],
      [{ texts: { de_DE: text('x', figure) } }, 'content.texts.de_DE.content'],
    ] as const) {
      expect((await put(draft, change)).json<Problem>().errors).toMatchObject([{ field, code: 'not_allowed' }]);
    }
    await db.insert(groupMembers).values({ groupId: closed, userId: ids.users.editor });
    await save(draft, { image_id: 'secret.svg' });
  });

  it('5 MB at once, while 2 MB of Word are an answer about the field', async () => {
    const draft = await begin();
    const word = (bytes: number) => '<p class="MsoNormal" style="mso-fareast-language:DE">a</p>'.repeat(Math.ceil(bytes / 58));
    const huge = await put(draft, { texts: { de_DE: text('x', word(5_000_000)) } });
    expect([huge.statusCode, huge.json<Problem>().code]).toEqual([413, 'payload_too_large']);
    const large = await put(draft, { texts: { de_DE: text('x', word(2_000_000)) } });
    expect(large.json<Problem>().errors).toMatchObject([{ field: 'content.texts.de_DE.content', code: 'too_long' }]);
    const others = await editor!.put(`/news/${ids.news.newest}/publication`, { filler: 'x'.repeat(200_000) });
    expect(others.statusCode).toBe(413);
  });

  it('publishing without a headline, and taking it from what is live', async () => {
    const draft = await save(await begin(), { texts: { de_DE: text('Titel'), fr_FR: text('', '<p>Texte</p>') } });
    const early = await publish(draft);
    expect(early.json<Problem>()).toMatchObject({ status: 409, code: 'article_incomplete' });
    expect(early.json<Problem>().detail).toContain('French');
    expect((await publish(await begin())).statusCode).toBe(409);
    const whole = await save(draft, { texts: { de_DE: text('Titel'), fr_FR: text('Titre') } });
    expect((await publish(whole)).statusCode).toBe(200);
    const emptied = await put(whole, { texts: { de_DE: text('Titel'), fr_FR: text('', '<p>Texte</p>') } });
    expect(emptied.json<Problem>().errors).toMatchObject([{ field: 'content.texts.fr_FR.title', code: 'required' }]);
  });
});

describe('the list', () => {
  it('holds every state, finds by words in any language, and one’s own', async () => {
    const mine = await save(await begin(superadmin), { texts: { en_GB: text('Bread 100% for nightowls'), ar: text('خبز') } }, superadmin);
    expect(await list('q=NIGHT%20100%25', superadmin)).toMatchObject({
      total: 1,
      results: [{ id: mine.id, title: 'Bread 100% for nightowls', title_locale: 'en_GB', locales: ['en_GB', 'ar'], state: 'draft' }],
    });
    expect((await list('q=_nightowls%25')).total).toBe(0);
    expect(idsOf(await list(`q=${encodeURIComponent('خبز')}`))).toEqual([mine.id]);
    expect((await list('')).results[0]!.id).toBe(mine.id);
    expect(idsOf(await list('mine=true', superadmin))).toContain(mine.id);
    expect(idsOf(await list('mine=true', superadmin))).not.toContain(ids.news.newest);
    expect(idsOf(await list('state=scheduled'))).toEqual([ids.news.future]);
    expect((await list('state=published')).results.every(({ state }) => state === 'published')).toBe(true);
    expect(JSON.stringify(await list(''))).not.toContain(ids.news.otherOrg);
  });
});

describe('deleting', () => {
  it('takes it from every list but that of the deleted, until it is taken back', async () => {
    const { newest } = ids.news;
    expect((await member!.get(`/news/${newest}`)).statusCode).toBe(200);
    expect((await editor!.delete(`/studio/articles/${newest}`)).statusCode).toBe(204);
    expect((await editor!.delete(`/studio/articles/${newest}`)).statusCode).toBe(204);
    for (const browser of [member!, editor!]) {
      expect((await browser.get(`/news/${newest}`)).statusCode).toBe(404);
      expect((await browser.get('/news?limit=100')).body).not.toContain(`"${newest}"`);
    }
    expect(idsOf(await list(''))).not.toContain(newest);
    expect(await list('state=deleted')).toMatchObject({ total: 1, results: [{ id: newest, state: 'deleted' }] });
    const article = await read(newest);
    expect(article.state).toBe('deleted');
    expect((await put(article)).statusCode).toBe(404);
    expect((await editor!.post(`/studio/articles/${newest}/copies`, { key: randomUUID() })).statusCode).toBe(404);

    expect((await superadmin!.delete(`/studio/articles/${newest}/deletion`)).statusCode).toBe(204);
    expect((await superadmin!.delete(`/studio/articles/${newest}/deletion`)).statusCode).toBe(204);
    expect((await member!.get(`/news/${newest}`)).statusCode).toBe(200);
    expect((await audited(db, newest)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['news.deleted', ids.users.editor],
      ['news.restored', ids.users.superadmin],
    ]);
  });

  it('is for good once it cannot be taken back any more', async () => {
    const [old, fresh] = [await begin(), await begin()];
    for (const { id } of [old, fresh]) await editor!.delete(`/studio/articles/${id}`);
    await db
      .update(news)
      .set({ deletedAt: new Date('2026-01-01') })
      .where(eq(news.id, old.id));
    await sweep(db, new Date('2026-01-02'));
    expect((await editor!.get(`/studio/articles/${old.id}`)).statusCode).toBe(404);
    expect((await editor!.get(`/studio/articles/${fresh.id}`)).statusCode).toBe(200);
    expect(await db.select().from(newsVersions).where(eq(newsVersions.newsId, old.id))).toEqual([]);
  });
});

describe('versions', () => {
  it('are one for what an editor saves within ten minutes, with what was there before the studio', async () => {
    const article = await read('article-5');
    const say = (title: string) => ({ texts: { de_DE: text(title) } });
    const first = await save(article, say('Eins'));
    const second = await save(first, say('Zwei'));
    const third = await save(second, say('Drei'), superadmin);
    const versions = (await editor!.get('/studio/articles/article-5/versions')).json<Schemas['StudioVersion'][]>();
    expect(versions.map(({ version, saved_by }) => [version, saved_by?.id ?? null])).toEqual([
      [3, ids.users.superadmin],
      [2, ids.users.editor],
      [0, null],
    ]);
    const at = async (version: number) => editor!.get(`/studio/articles/article-5/versions/${version}`);
    const original = (await at(0)).json<Schemas['StudioVersionContent']>();
    expect(original.content).toEqual(article.content);
    expect((await at(1)).statusCode).toBe(404);
    const restored = await save(third, original.content);
    expect(restored.content).toEqual(article.content);
  });

  it('are kept in a number, the newest', async () => {
    const draft = await begin();
    const day = 86_400_000;
    const rows = Array.from({ length: 60 }, (_, index) => {
      const savedAt = new Date(Date.now() - (61 - index) * day);
      return { newsId: draft.id, version: index + 1, content: draft.content, begunAt: savedAt, savedAt, savedBy: ids.users.editor };
    });
    await db.insert(newsVersions).values(rows);
    await db.update(news).set({ savedVersion: 60 }).where(eq(news.id, draft.id));
    await save({ ...draft, version: 60 }, { texts: { de_DE: text('Neu') } });
    const kept = (await editor!.get(`/studio/articles/${draft.id}/versions`)).json<Schemas['StudioVersion'][]>();
    expect([kept.length, kept[0]?.version]).toEqual([50, 61]);
  });
});
