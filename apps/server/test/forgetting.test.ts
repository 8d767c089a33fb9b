import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createResponseCache } from '../src/platform/http/response-cache.ts';
import { bundledSpecification } from '../src/platform/http/specification.ts';
import { news } from '../src/shared/content/news.tables.ts';
import { Browser } from './browser.ts';
import { ids } from './fixture.ts';
import { testServer } from './harness.ts';

const onPostgres = inject('template').database !== undefined;

/** Kept for so long that only what is forgotten is read again. */
const kept = () => createResponseCache(600_000);
const server = await testServer();
const { database, config } = server;
const log = pino({ level: 'silent' });

describe.runIf(onPostgres)('two processes on one database', () => {
  const [first, second] = [kept(), kept()];
  let [one, other]: Browser[] = [];
  const apps: Awaited<ReturnType<typeof buildApp>>[] = [];
  beforeAll(async () => {
    for (const responses of [first, second]) {
      const app = await buildApp({ config, database, log, responses, settingsMaxAgeMs: 1 });
      await app.ready();
      apps.push(app);
    }
    const [a, b] = apps as [(typeof apps)[0], (typeof apps)[0]];
    [one, other] = [
      await (await Browser.open((request) => a.inject(request))).login('editor'),
      await (await Browser.open((request) => b.inject(request))).login('member'),
    ];
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
  });

  const article = ids.news.newest;
  const shown = async (browser: Browser) => {
    const { title, likes, comments } = (await browser.get(`/news/${article}?locale=de_DE`)).json<{
      title: string;
      likes: unknown;
      comments: unknown;
    }>();
    return JSON.stringify({ title, likes, comments });
  };
  const rename = (title: string) =>
    database.db
      .update(news)
      .set({ title: { de_DE: title } })
      .where(eq(news.id, article));
  /** Nothing says when the other process has heard; nothing but hearing makes it read again. */
  const becomes = (browser: Browser, expected: string) => expect.poll(async () => shown(browser), { timeout: 15_000 }).toContain(expected);

  it('show each other’s writes, and keep what was not written', async () => {
    const before = await shown(other!);
    await rename('Von Hand geändert');
    // Past the features no process hears of it: what is shown is what was kept.
    expect(await shown(other!)).toBe(before);
    const { publication } = (await one!.get(`/news/${article}`)).json<{ publication: Record<string, unknown> }>();
    const { status: _status, time_zone: _zone, ...body } = publication;
    const answer = await one!.put(`/news/${article}/publication`, { ...body, expires_at: '2999-01-01T00:00:00.000Z' });
    expect(answer.statusCode).toBe(200);
    await becomes(other!, 'Von Hand geändert');
  });

  it('keep nothing while they do not hear each other, and begin with nothing when they do again', async () => {
    await shown(other!);
    second.trust(false);
    await rename('Ungehört');
    expect(await shown(other!)).toContain('Ungehört');
    second.trust(true);
    expect(await shown(other!)).toContain('Ungehört');
    await rename('Wieder gehalten');
    expect(await shown(other!)).toContain('Ungehört');
  });

  it('drop everything where their connection is lost, and hear each other again after it', async () => {
    expect(await shown(other!)).toContain('Ungehört');
    await database.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer notify channel' and datname = current_database()",
    );
    await becomes(other!, 'Wieder gehalten');
    await rename('Danach');
    await expect.poll(async () => (first.forget(ids.org), shown(other!)), { timeout: 15_000, interval: 300 }).toContain('Danach');
  });
});

/** What of the shared responses each writing operation makes others read again: a new one says so here. */
const forgets: Record<string, 'everything' | 'counts' | 'person' | 'nothing shared'> = {
  ...{ setNewsPublication: 'everything', setNewsConfirmationSettings: 'everything', setEditorContent: 'everything' },
  ...{ setLike: 'counts', createComment: 'counts', deleteComment: 'counts', updateUser: 'person' },
  // What is read for one member at a time.
  ...{
    updateComment: 'nothing shared',
    confirmNews: 'nothing shared',
    markNewsAsOpened: 'nothing shared',
    markNewsAsRead: 'nothing shared',
    markActivitiesAsRead: 'nothing shared',
    setToggle: 'nothing shared',
    setCongratulation: 'nothing shared',
  },
  ...{ addCartItem: 'nothing shared', setCartItem: 'nothing shared', removeCartItem: 'nothing shared', acceptConsent: 'nothing shared' },
  ...{ subscribeNewsletter: 'nothing shared', setNewsletterSubscriptions: 'nothing shared', confirmNewsletter: 'nothing shared' },
  ...{ unsubscribeNewsletter: 'nothing shared' },
  ...{ markNotificationsAsOld: 'nothing shared', setNotificationPreferences: 'nothing shared' },
  ...{ setPushSubscription: 'nothing shared', endPushSubscription: 'nothing shared' },
  ...{ setDeviceToken: 'nothing shared', endDeviceToken: 'nothing shared' },
  // Sessions and accounts: a person who becomes a member is seen within a second.
  ...{ login: 'nothing shared', forwardSocialLogin: 'nothing shared', acceptTerms: 'nothing shared', endSession: 'nothing shared' },
  ...{ endOtherSessions: 'nothing shared', forgotPassword: 'nothing shared', resetPassword: 'nothing shared' },
  ...{ register: 'nothing shared', resendConfirmation: 'nothing shared', confirmRegistration: 'nothing shared' },
  ...{ confirmEmail: 'nothing shared' },
  ...{ createStudioArticle: 'everything', setStudioArticle: 'everything', copyStudioArticle: 'everything' },
  ...{ deleteStudioArticle: 'everything', restoreStudioArticle: 'everything', changeMedium: 'everything', replaceMediumFile: 'everything' },
  ...{ setMediumPoster: 'everything' },
  ...{ createStudioPage: 'everything', setStudioPage: 'everything', publishStudioPage: 'everything', discardStudioPage: 'everything' },
  ...{ deleteStudioPage: 'everything', restoreStudioPage: 'everything' },
  ...{ setStudioMenu: 'everything', setStudioAppearance: 'everything', setStudioSettings: 'everything' },
  ...{ setStudioCategories: 'everything', moveStudioCategoryArticles: 'everything' },
  ...{
    createStudioPerson: 'everything',
    updateStudioPerson: 'everything',
    mailStudioPerson: 'nothing shared',
    importStudioPeople: 'everything',
  },
  ...{ createStudioHotel: 'everything', updateStudioHotel: 'everything', deleteStudioHotel: 'everything' },
  ...{
    createStudioProduct: 'everything',
    updateStudioProduct: 'everything',
    deleteStudioProduct: 'everything',
    placeStudioProduct: 'everything',
  },
  // Answers that say who is there are kept for no one.
  ...{
    setStudioPresence: 'nothing shared',
    endStudioPresence: 'nothing shared',
    setStudioReview: 'nothing shared',
    createStudioPreviewLink: 'nothing shared',
    endStudioPreviewLink: 'nothing shared',
  },
  // The chat is read for each member, and nothing of it is kept.
  ...{
    addConversationMembers: 'nothing shared',
    createChannelConversation: 'nothing shared',
    createMessage: 'nothing shared',
    deleteMessage: 'nothing shared',
    markMessagesAsRead: 'nothing shared',
    openDirectConversation: 'nothing shared',
    removeConversationMember: 'nothing shared',
    setChatPreferences: 'nothing shared',
    setConversationPreferences: 'nothing shared',
    setMessageReaction: 'nothing shared',
    setTyping: 'nothing shared',
    updateConversation: 'nothing shared',
    updateMessage: 'nothing shared',
    reportMessage: 'nothing shared',
    decideStudioReport: 'nothing shared',
  },
  // What is kept of a website is kept by what it may show.
  ...{ createStudioEmbedSite: 'nothing shared', setStudioEmbedSite: 'nothing shared', deleteStudioEmbedSite: 'nothing shared' },
  ...{
    createStudioEmbedKey: 'nothing shared',
    createApiKey: 'nothing shared',
    createEmbedReport: 'nothing shared',
    createStudioWebhook: 'nothing shared',
    setStudioWebhook: 'nothing shared',
    deleteStudioWebhook: 'nothing shared',
    renewStudioWebhookSecret: 'nothing shared',
    pingStudioWebhook: 'nothing shared',
    repeatStudioWebhookDelivery: 'nothing shared',
    deleteApiKey: 'nothing shared',
    createStudioApiKey: 'nothing shared',
    deleteStudioApiKey: 'nothing shared',
    deleteStudioEmbedKey: 'nothing shared',
    createStudioEmbedPreview: 'nothing shared',
    createEmbedToken: 'nothing shared',
  },
  // Nothing shows a file before it is put somewhere, and none that is shown is deleted.
  ...{ createUpload: 'nothing shared', appendToUpload: 'nothing shared', cancelUpload: 'nothing shared', finishUpload: 'nothing shared' },
  ...{ deleteMedium: 'nothing shared', cropMedium: 'nothing shared' },
};

describe('every operation that writes', () => {
  it('is one of which is known what it makes others forget', () => {
    const { paths } = bundledSpecification() as unknown as { paths: Record<string, Record<string, { operationId?: string }>> };
    const writing = Object.values(paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([method, { operationId }]) =>
        ['post', 'put', 'patch', 'delete'].includes(method) && operationId ? [operationId] : [],
      ),
    );
    expect(Object.keys(forgets).sort()).toEqual(writing.sort());
  });

  it('names it when it has written', async () => {
    const heard: string[][] = [];
    server.responses.onForget((orgId, changed) => void (orgId === ids.org && heard.push([...changed])));
    const [member, editor] = [await server.login('member'), await server.login('editor')];
    const content = { type: 'news', id: ids.news.newest };
    const counts = [`counts ${ids.org} ${ids.news.newest}`, `counts ${ids.org}`];
    const said = async (write: Promise<{ statusCode: number }>) => {
      const { statusCode } = await write;
      return [statusCode < 300, ...heard.splice(0)];
    };
    expect(await said(member.put('/likes', { ...content, like: true }))).toEqual([true, counts]);
    const comment = await member.post('/comments', { ...content, text: 'Gut!', key: randomUUID() });
    expect(heard.splice(0)).toEqual([counts]);
    expect(await said(member.delete(`/comments/${comment.json<{ id: string }>().id}`))).toEqual([true, counts]);
    expect(await said(member.send({ method: 'PATCH', url: `/users/${ids.users.member}`, payload: { birthday: null } }))).toEqual([
      true,
      [`person ${ids.users.member}`],
    ]);
    const asked = { required: true, due_day: null };
    expect(await said(editor.put(`/news/${ids.news.newest}/confirmation_settings`, asked))).toEqual([true, []]);
  });
});
afterAll(() => server.close());
