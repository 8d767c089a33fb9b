import ICAL from 'ical.js';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '@foyer/api';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { news } from '../../shared/content/news.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';

type Article = Schemas['Article'];

const server = await testServer();
const { db } = server.database;
const { newest, event, withoutLikes: shared, withoutComments: open } = ids.news;
const shareWith = (shareOptions: Schemas['ShareOption'][]) =>
  db
    .update(orgs)
    .set({ settings: { pages: { dashboard: ids.pages.dashboard }, shareOptions } })
    .where(eq(orgs.id, ids.org));

let guest: Browser;
let member: Browser;
beforeAll(async () => {
  await shareWith(['link', 'email']);
  const pictures = { imageId: ids.media.photo, galleryIds: [ids.media.photo, ids.media.publicPhoto], attachmentIds: [ids.media.file] };
  const first = { eventFirstDay: '2026-12-04', eventStartTime: '18:00', eventEndTime: '22:00' };
  const text = { de_DE: '<p>Seegeheimnis</p>' };
  await db
    .update(news)
    .set({ ...pictures, ...first, content: text, confirmationRequired: true })
    .where(inArray(news.id, [shared, open]));
  await db.update(news).set({ shareable: true }).where(eq(news.id, shared));
  await db.update(news).set({ visibility: 'all' }).where(eq(news.id, open));
  [guest, member] = [await server.guest(), await server.login('member')];
});
afterAll(() => server.close());

const read = async (who: Browser, id: string) => (await who.get(`/news/${id}?locale=de_DE`)).json<Article>();

describe('a guest', () => {
  it.each([newest, ids.news.future, 'nothing'])('does not learn whether there is an article %s', async (id) => {
    for (const path of ['', '/calendar']) {
      const answer = await guest.get(`/news/${id}${path}`);
      expect([answer.statusCode, answer.json<Schemas['Problem']>().code]).toEqual([401, 'unauthenticated']);
    }
  });

  it('reads what is open to all, without author, reactions and demands, and with public media alone', async () => {
    const article = await read(guest, open);
    expect(article).toMatchObject({
      ...{ access: 'public', visibility: 'all', content: '<p>Seegeheimnis</p>', attachments: [], confirmation: null, publication: null },
      author: { id: ids.org, name: 'Aurelia Hotels', image: null },
      images: { title: null, images: [{ id: ids.media.publicPhoto }] },
      ...{ likes_allowed: false, comments_allowed: false, share_options: [] },
    });
    expect((await guest.get(`/news/${open}/calendar`)).statusCode).toBe(200);
  });

  it('is given headline, introduction and picture of what is passed on, and nothing of its content', async () => {
    const answer = await guest.get(`/news/${shared}?locale=de_DE`);
    expect(answer.json()).toMatchObject({
      ...{ title: 'Meldung 3', access: 'limited', share_options: ['link', 'email'], content: '', event: null, attachments: [] },
      images: { title: null, images: [] },
    });
    expect(answer.body).not.toContain('Seegeheimnis');
    expect(answer.body).not.toContain('Jonas Reiter');
    expect((await guest.get(`/news/${shared}/calendar`)).statusCode).toBe(401);
  });

  it('is given nothing of it where the customer has no ways to share any more', async () => {
    await shareWith([]);
    await expect.poll(async () => (await guest.get(`/news/${shared}`)).statusCode, { timeout: 10_000 }).toBe(401);
    await shareWith(['link', 'email']);
    await expect.poll(async () => (await guest.get(`/news/${shared}`)).statusCode, { timeout: 10_000 }).toBe(200);
  });
});

it('a member reads all of them, no matter who has read them before', async () => {
  await guest.get(`/news/${shared}`);
  expect(await read(member, shared)).toMatchObject({ access: 'full', author: { id: ids.users.editor }, confirmation: { due_day: null } });
});

it('the calendar file of an event is one that calendars can read', async () => {
  const answer = await member.get(`/news/${event}/calendar?locale=de_DE`);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.headers['content-disposition']).toContain('attachment; filename="Meldung-2.ics"');
  const [entry] = new ICAL.Component(ICAL.parse(answer.body) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(entry!.summary).toBe('Meldung 2');
  expect(entry!.startDate.toJSDate().toISOString()).toBe('2026-12-04T17:00:00.000Z');
  expect(String(entry!.component.getFirstPropertyValue('url'))).toMatch(/\/de_DE\/news\/article-2$/);
  expect((await member.get(`/news/${newest}/calendar`)).statusCode).toBe(404);
});

it('a change of what an article says makes another version, no matter who changes it, and nothing else does', async () => {
  const version = async () => (await db.select({ at: news.contentVersion }).from(news).where(eq(news.id, newest)))[0]!.at;
  expect(await version()).toBe(1);
  await db.update(news).set({ topStory: false }).where(eq(news.id, newest));
  expect(await version()).toBe(1);
  await db
    .update(news)
    .set({ content: { de_DE: '<p>Neu</p>' } })
    .where(eq(news.id, newest));
  expect(await version()).toBe(2);
  await expect.poll(async () => (await read(member, newest)).version, { timeout: 10_000 }).toBe(2);
});
