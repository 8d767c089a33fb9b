// @embedded: steps of a review lock what is reviewed
import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audited } from '../../../test/audited.ts';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { contentReviews } from '../../shared/content/reviews.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

type Article = Schemas['StudioArticle'];
type Page = Schemas['StudioPage'];
type Review = Schemas['StudioReview'];
type Problem = Schemas['Problem'];
type Kind = 'article' | 'page';

const server = await testServer({ env: { WRITE_RATE: '200' } });
const { db } = server.database;
let [editor, superadmin, member]: Browser[] = [];
beforeAll(async () => {
  [editor, superadmin, member] = [await server.login('editor'), await server.login('superadmin'), await server.login('member')];
});
const [org] = await db.select({ settings: orgs.settings }).from(orgs).where(eq(orgs.id, ids.org));
const want = async (contentReview: boolean) => {
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, contentReview } })
    .where(eq(orgs.id, ids.org));
};
beforeEach(async () => {
  await want(true);
  await db.delete(outbox);
  await db.delete(contentReviews);
});
afterAll(() => server.close());

const text = (title: string) => ({ title, teaser: '', content: `<p>${title}</p>` });
const expectOk = <T>(answer: { statusCode: number; body: string; json: <V>() => V }): T => {
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json<T>();
};
const codeOf = (answer: { statusCode: number; json: <V>() => V }) => [answer.statusCode, answer.json<Problem>().code];

/** What articles and pages are written and published by. */
const subjects = {
  article: {
    begin: async () => {
      const draft = expectOk<Article>(await editor!.post('/studio/articles?locale=en_GB', { key: randomUUID() }));
      return subjects.article.write(draft.id, 'Breakfast');
    },
    write: async (id: string, title: string, browser = editor!) => {
      const { version, content } = expectOk<Article>(await browser.get(`/studio/articles/${id}`));
      const change = { version, content: { ...content, texts: { en_GB: text(title) } } };
      return expectOk<Article>(await browser.put(`/studio/articles/${id}?locale=en_GB`, change));
    },
    publish: async (id: string, browser: Browser) => {
      const { publication } = expectOk<Article>(await browser.get(`/studio/articles/${id}`));
      const { status: _status, time_zone: _zone, ...set } = publication;
      return browser.put(`/news/${id}/publication?locale=en_GB`, set);
    },
    listed: async (query: string, browser = editor!) =>
      expectOk<Schemas['StudioArticleList']>(await browser.get(`/studio/articles?limit=100&${query}`)),
  },
  page: {
    begin: async () =>
      expectOk<Page>(await editor!.post('/studio/pages?locale=en_GB', { key: randomUUID(), title: { en_GB: 'Breakfast' } })),
    write: async (id: string, title: string, browser = editor!) => {
      const { version, content } = expectOk<Page>(await browser.get(`/studio/pages/${id}`));
      return expectOk<Page>(await browser.put(`/studio/pages/${id}`, { version, content: { ...content, title: { en_GB: title } } }));
    },
    publish: async (id: string, browser: Browser) => {
      const { version } = expectOk<Page>(await browser.get(`/studio/pages/${id}`));
      return browser.post(`/studio/pages/${id}/publications?locale=en_GB`, { version });
    },
    listed: async (query: string, browser = editor!) =>
      expectOk<Schemas['StudioPageList']>(await browser.get(`/studio/pages?limit=100&${query}`)),
  },
} satisfies Record<Kind, object>;

const read = async (kind: Kind, id: string, browser = editor!) =>
  expectOk<Review>(await browser.get(`/studio/reviews/${kind}/${id}?locale=en_GB`));
const step = (kind: Kind, id: string, change: Partial<Schemas['StudioReviewChange']>, browser = editor!) =>
  browser.put(`/studio/reviews/${kind}/${id}?locale=en_GB`, { action: 'request', version: 0, note: '', reviewer_id: null, ...change });
const mails = async () => {
  const rows = await db.select({ kind: outbox.kind, to: outbox.recipient, values: outbox.values }).from(outbox);
  return rows.map(({ kind, to, values }) => ({ kind, to, note: (values as { note?: string }).note }));
};
const reviewsOf = async (id: string) => (await audited(db, id)).map(({ action }) => action).filter((action) => action.includes('review'));

describe.each(['article', 'page'] as const)('%s', (kind) => {
  const { begin, write, publish, listed } = subjects[kind];
  const log = (...steps: string[]) => steps.map((name) => `${kind === 'article' ? 'news' : 'page'}.review_${name}`);

  it('is published as ever where the customer wants no reviews', async () => {
    await want(false);
    const { id, version } = await begin();
    expect(await listed('')).toMatchObject({ to_review: null });
    expect(await read(kind, id)).toEqual({ step: 'publish', request: null, reviewers: [] });
    expect(codeOf(await step(kind, id, { version }))).toEqual([409, 'changed_meanwhile']);
    expect((await publish(id, editor!)).statusCode).toBe(200);
  });

  it('is published by another editor than the one who handed it in', async () => {
    const { id, version } = await begin();
    expect(await read(kind, id)).toMatchObject({ step: 'request', request: null });
    expect(codeOf(await publish(id, editor!))).toEqual([409, 'review_needed']);
    expect(codeOf(await publish(id, superadmin!))).toEqual([409, 'review_needed']);

    const waiting = expectOk<Review>(await step(kind, id, { version, note: '  Are the times right? ' }));
    expect(waiting).toMatchObject({
      step: 'wait',
      request: { state: 'requested', by: { id: ids.users.editor }, note: 'Are the times right?' },
    });
    expect(await step(kind, id, { version, note: 'Are the times right?' }).then(expectOk<Review>)).toEqual(waiting);
    expect(codeOf(await publish(id, editor!))).toEqual([409, 'review_needed']);
    expect(await read(kind, id, superadmin)).toMatchObject({ step: 'review', request: { state: 'requested' } });
    expect(await listed('in_review=true')).toMatchObject({ to_review: 0, results: [{ id, review: 'requested' }] });
    expect(await listed('q=nothing', superadmin)).toMatchObject({ to_review: 1, total: 0 });

    expect((await publish(id, superadmin!)).statusCode).toBe(200);
    expect(await read(kind, id)).toMatchObject({ step: kind === 'page' ? 'request' : 'publish', request: null });
    expect((await listed('in_review=true')).total).toBe(0);
    expect(await reviewsOf(id)).toEqual(log('requested'));
    expect(await db.select().from(contentReviews)).toEqual([]);
  });

  it('is returned with a note, which the one who asked is mailed', async () => {
    const { id, version } = await begin();
    const [to] = (await read(kind, id)).reviewers.filter((person) => person.id === ids.users.superadmin);
    expectOk(await step(kind, id, { version, note: 'Please', reviewer_id: to!.id }));
    expect(await mails()).toEqual([{ kind: 'review_requested', to: 'superadmin@aurelia.example', note: 'Please' }]);

    const unsaid = await step(kind, id, { action: 'return', note: '  ' }, superadmin);
    expect(unsaid.json<Problem>()).toMatchObject({ status: 400, errors: [{ field: 'note', code: 'required' }] });
    const mine = await step(kind, id, { action: 'return', note: 'To myself' });
    expect(codeOf(mine)).toEqual([409, 'changed_meanwhile']);
    for (let times = 0; times < 2; times += 1) expectOk(await step(kind, id, { action: 'return', note: 'At seven' }, superadmin));
    expect(await mails()).toContainEqual({ kind: 'review_returned', to: 'editor@aurelia.example', note: 'At seven' });
    expect(await read(kind, id)).toMatchObject({
      step: 'request',
      request: { state: 'returned', note: 'Please', answer: { by: { id: ids.users.superadmin }, note: 'At seven' } },
    });
    expect((await listed('')).results.find((entry) => entry.id === id)).toMatchObject({ review: 'returned' });

    // Written on and handed in again.
    const again = await write(id, 'Breakfast at seven');
    expect(await read(kind, id)).toMatchObject({ request: { state: 'returned' } });
    expectOk(await step(kind, id, { version: again.version }));
    expect(await read(kind, id, superadmin)).toMatchObject({ step: 'review', request: { answer: null } });
    expect(await reviewsOf(id)).toEqual(log('requested', 'returned', 'requested'));
  });

  it('is a draft again once its writer goes on, and not for what its reviewer corrects', async () => {
    const { id, version } = await begin();
    expectOk(await step(kind, id, { version }));
    await write(id, 'Breakfast, corrected', superadmin);
    expect(await read(kind, id)).toMatchObject({ step: 'wait' });
    await write(id, 'Breakfast, and lunch');
    expect(await read(kind, id)).toMatchObject({ step: 'request', request: null });
    expect(codeOf(await publish(id, superadmin!))).toEqual([409, 'review_needed']);
    expect(codeOf(await step(kind, id, { action: 'return', note: 'Late' }, superadmin))).toEqual([409, 'changed_meanwhile']);
    expect(await reviewsOf(id)).toEqual(log('requested', 'withdrawn'));
  });

  it('is withdrawn by the one who asked alone, and its reviewer is not mailed each time it is asked for again', async () => {
    const { id, version } = await begin();
    const ask = { version, reviewer_id: ids.users.superadmin };
    expectOk(await step(kind, id, ask));
    expect(codeOf(await step(kind, id, { action: 'withdraw' }, superadmin))).toEqual([409, 'changed_meanwhile']);
    for (let times = 0; times < 2; times += 1) expectOk(await step(kind, id, { action: 'withdraw' }));
    expect(await read(kind, id)).toMatchObject({ step: 'request', request: null });
    expectOk(await step(kind, id, ask));
    expect(await mails()).toHaveLength(1);
  });

  it('is handed in as it was seen, to an editor of the customer', async () => {
    const { id, version } = await begin();
    expect(codeOf(await step(kind, id, { version: version + 1 }))).toEqual([409, 'changed_meanwhile']);
    for (const reviewer_id of [ids.users.editor, ids.users.member, ids.users.outsider, 'unknown']) {
      const answer = await step(kind, id, { version, reviewer_id });
      expect(answer.json<Problem>(), reviewer_id).toMatchObject({ status: 400, errors: [{ field: 'reviewer_id', code: 'not_allowed' }] });
    }
    expectOk(await step(kind, id, { version }, superadmin));
    expect(codeOf(await step(kind, id, { version, note: 'Me too' }))).toEqual([409, 'changed_meanwhile']);
  });

  it('is nothing to members, nor when it is deleted', async () => {
    const { id, version } = await begin();
    for (const browser of [member!, await server.guest()]) {
      expect([401, 404]).toContain((await browser.get(`/studio/reviews/${kind}/${id}`)).statusCode);
      expect([401, 404]).toContain((await step(kind, id, { version }, browser)).statusCode);
    }
    await editor!.delete(`/studio/${kind}s/${id}`);
    expect((await editor!.get(`/studio/reviews/${kind}/${id}`)).statusCode).toBe(404);
    expect((await step(kind, id, { version })).statusCode).toBe(404);
  });
});

it('lets any editor publish what was handed in by an account that is gone', async () => {
  const { id, version } = await subjects.article.begin();
  expectOk(await step('article', id, { version }));
  await db.update(contentReviews).set({ requestedBy: null }).where(eq(contentReviews.newsId, id));
  expect(await read('article', id)).toMatchObject({ step: 'review', request: { by: null } });
  expect((await subjects.article.publish(id, editor!)).statusCode).toBe(200);
});

it('asks an article for its headlines before it is handed in', async () => {
  const draft = expectOk<Article>(await editor!.post('/studio/articles?locale=en_GB', { key: randomUUID() }));
  expect(codeOf(await step('article', draft.id, { version: draft.version }))).toEqual([409, 'article_incomplete']);
});

it('changes an article that is out without a review, and a page that is out with one', async () => {
  await want(false);
  const [article, page] = [await subjects.article.begin(), await subjects.page.begin()];
  expectOk(await subjects.article.publish(article.id, editor!));
  expectOk(await subjects.page.publish(page.id, editor!));
  await want(true);
  await subjects.article.write(article.id, 'Corrected');
  expect(expectOk<Schemas['Article']>(await member!.get(`/news/${article.id}?locale=en_GB`)).title).toBe('Corrected');
  expectOk(await subjects.article.publish(article.id, editor!));
  const copy = await subjects.page.write(page.id, 'Corrected');
  expect(codeOf(await subjects.page.publish(page.id, editor!))).toEqual([409, 'review_needed']);
  expectOk(await step('page', page.id, { version: copy.version }));
  // Discarded, there is nothing to review.
  expectOk(await editor!.delete(`/studio/pages/${page.id}/working_copy?version=${copy.version}`));
  expect(await read('page', page.id)).toMatchObject({ request: null });
  expect(codeOf(await step('page', page.id, { version: copy.version + 1 }))).toEqual([409, 'changed_meanwhile']);
});

it('mails no one who is an editor no more', async () => {
  const { id, version } = await subjects.article.begin();
  expectOk(await step('article', id, { version }, superadmin));
  await db
    .update(users)
    .set({ active: false })
    .where(and(eq(users.orgId, ids.org), eq(users.id, ids.users.superadmin)));
  expectOk(await step('article', id, { action: 'return', note: 'Too late' }));
  expect(await mails()).toEqual([]);
});
