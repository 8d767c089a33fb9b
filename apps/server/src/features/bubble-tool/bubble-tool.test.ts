import type { Schemas } from '@foyer/api';
import { dayIn } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { fixtureNow, ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { news } from '../../shared/content/news.tables.ts';
import { webFeeds, webNews } from '../webnews/webnews.tables.ts';
import { addColleagues, colleague, dayAhead } from '../occasions/occasions.test-helpers.ts';
import { setSettings } from '../people/profile.test-helpers.ts';

const server = await testServer();
const { db } = server.database;
const pages = { dashboard: ids.pages.dashboard, bubble_tool: 'tv' };

let member: Browser;
beforeAll(async () => {
  member = await server.login('member');
  await addColleagues(
    server,
    ...Array.from({ length: 7 }, (_, index) => colleague(`born-${index}`, { birthday: dayAhead(index, 1990) })),
    colleague('stranger', { orgId: ids.otherOrg, birthday: dayAhead(0, 1980) }),
  );
});
afterAll(() => server.close());

beforeEach(async () => {
  await setSettings(server, { pages, profileOptions: undefined, timeZone: undefined });
  server.responses.forget(ids.org);
});

async function read(query = ''): Promise<Schemas['BubbleTool']> {
  const answer = await member.get(`/bubble_tool${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Schemas['BubbleTool']>();
}
async function change(id: string, values: Partial<typeof news.$inferInsert>): Promise<void> {
  await db.update(news).set(values).where(eq(news.id, id));
  server.responses.forget(ids.org);
}

describe('the TV page', () => {
  it('is not there without its setting', async () => {
    await setSettings(server, { pages: { dashboard: ids.pages.dashboard } });
    expect((await member.get('/bubble_tool')).statusCode).toBe(404);
  });

  it('is for members, and of one’s own customer', async () => {
    expect((await (await server.guest()).get('/bubble_tool')).statusCode).toBe(401);
    const outsider = await (await Browser.open(server.inject, 'other.example')).login('outsider');
    expect((await outsider.get('/bubble_tool')).statusCode).toBe(404);
    const { top_article: top, timeline, occasions } = await read();
    const shown = [top!, ...timeline].map(({ id }) => id);
    expect(shown).not.toContain(ids.news.otherOrg);
    expect(shown).not.toContain(ids.news.future);
    expect(occasions.map(({ user }) => user.name)).not.toContain('Toni stranger');
  });

  it('shows the newest top story, and the eight newest others', async () => {
    await db.update(news).set({ topStory: false });
    await change('article-5', { topStory: true });
    const { top_article: top, timeline } = await read();
    expect(top!.id).toBe('article-5');
    expect(timeline.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 7, 8, 9].map((index) => `article-${index}`));
  });

  it('takes the newest article where no story is a top story', async () => {
    await db.update(news).set({ topStory: false });
    server.responses.forget(ids.org);
    const { top_article: top, timeline } = await read();
    expect([top!.id, timeline[0]!.id, timeline.length]).toEqual(['article-1', 'article-2', 8]);
  });

  it('shows an article’s picture, gallery and attached images, each once, and no other files', async () => {
    const { photo, publicPhoto, file, otherOrg } = ids.media;
    await change('article-3', { imageId: photo, galleryIds: [publicPhoto, photo], attachmentIds: [file, otherOrg, photo] });
    const { timeline } = await read();
    expect(timeline.find(({ id }) => id === 'article-3')!.images.map(({ id }) => id)).toEqual([photo, publicPhoto]);
  });

  it('gives the text in the reader’s language, without markup', async () => {
    await change('article-4', {
      teaser: { de_DE: 'Kurz gesagt.', en_GB: 'In short.' },
      content: { de_DE: '<p>Lang <em>gesagt</em>.</p>', en_GB: '<p>At <em>length</em>.</p>' },
    });
    const text = async (query: string) => (await read(query)).timeline.find(({ id }) => id === 'article-4')!.text;
    expect(await text('?locale=de_DE')).toBe('Kurz gesagt.\nLang gesagt.');
    expect(await text('?locale=en_GB')).toBe('In short.\nAt length.');
  });

  it('shows six occasions, today’s first, by the customer’s day', async () => {
    const { occasions, time_zone: zone, today } = await read();
    expect(occasions).toHaveLength(6);
    expect(occasions[0]).toMatchObject({ is_today: true, user: { name: 'Toni born-0' } });
    expect([zone, today]).toEqual(['Europe/Berlin', dayIn('Europe/Berlin', new Date())]);
    await setSettings(server, { pages, timeZone: 'Pacific/Kiritimati' });
    expect((await read('?locale=it_IT')).today).toBe(dayIn('Pacific/Kiritimati', new Date()));
  });

  it('keeps birthdays back where the customer does', async () => {
    await setSettings(server, { pages, profileOptions: { showBirthday: false } });
    server.responses.forget(ids.org);
    expect((await read()).occasions.filter(({ type }) => type === 'birthday')).toEqual([]);
  });

  it('shows three pieces of web news', async () => {
    await db.insert(webFeeds).values({ id: 'feed', orgId: ids.org, url: 'https://kurier.example/feed', newsType: 'press' });
    await db.insert(webNews).values(
      Array.from({ length: 4 }, (_, index) => ({
        ...{ id: `web-${index}`, orgId: ids.org, feedId: 'feed', guid: `${index}`, title: `Meldung ${index}`, description: 'Text' },
        publishedAt: new Date(fixtureNow.getTime() - index * 1000),
      })),
    );
    server.responses.forget(ids.org);
    expect((await read()).web_news.map(({ id }) => id)).toEqual(['web-0', 'web-1', 'web-2']);
  });

  it('is not sent again to who has it', async () => {
    const first = await member.get('/bubble_tool');
    const etag = String(first.headers['etag']);
    const again = await member.get('/bubble_tool', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(first.headers['cache-control']).toBe('no-store');
    await change('article-1', { title: { de_DE: 'Ganz neu' } });
    const changed = await member.get('/bubble_tool', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  it('is there for a customer without anything to show', async () => {
    await db.delete(news).where(eq(news.orgId, ids.org));
    await db.delete(webFeeds);
    server.responses.forget(ids.org);
    expect(await read()).toMatchObject({ top_article: null, timeline: [], web_news: [] });
  });
});
