import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { newsVersions } from '../../src/features/studio/studio.tables.ts';
import { news } from '../../src/shared/content/news.tables.ts';
import { ids } from '../fixture.ts';
import type { TestServer } from '../harness.ts';
import { previewCases } from './previews.ts';
import { studioPageCases } from './studio-pages.ts';
import { studioPeopleCases } from './studio-people.ts';
import { studioRecordCases } from './studio-records.ts';

/** A key of its own for each request. */
const newKey = (): string => randomUUID();

const content = {
  ...{ texts: { de_DE: { title: 'Titel', teaser: '', content: '' } }, category_id: null, topic_ids: [], author_id: ids.users.editor },
  ...{ image_id: null, gallery_ids: [], attachment_ids: [], event: null, visibility: 'members', shareable: false },
};

/** Saves an article from the version it has. */
async function savedAgain({ database: { db } }: TestServer, id: string): Promise<InjectOptions> {
  const [row] = await db.select().from(news).where(eq(news.id, id));
  return { method: 'PUT', url: `/studio/articles/${id}`, payload: { version: row!.savedVersion, content } };
}

/** A draft for each call that deletes one. */
const draftToDelete =
  (call: (url: string) => InjectOptions) =>
  async ({ server: { database } }: { server: TestServer }): Promise<InjectOptions> => {
    const id = `draft-${randomUUID()}`;
    const texts = { title: {}, teaser: {}, content: {} };
    await database.db
      .insert(news)
      .values({ id, orgId: ids.org, authorId: ids.users.editor, publishDate: new Date(), draft: true, ...texts });
    return call(`/studio/articles/${id}`);
  };

/** Reads a version that is kept of an article. */
const versionOf =
  (newsId: string) =>
  async ({ server: { database } }: { server: TestServer }): Promise<InjectOptions> => {
    const [savedAt, version] = [new Date(), 900];
    const row = { newsId, version, begunAt: savedAt, savedAt, content: content as (typeof newsVersions.$inferInsert)['content'] };
    await database.db.insert(newsVersions).values(row).onConflictDoNothing();
    return { method: 'GET', url: `/studio/articles/${newsId}/versions/${version}` };
  };

type Call = InjectOptions | ((scene: { server: TestServer }) => InjectOptions | Promise<InjectOptions>);

interface StudioCase {
  name: string;
  call: Call;
  answers: { others: number; editor?: number; superadmin?: number };
}

const get = (url: string): InjectOptions => ({ method: 'GET', url });
const post = (url: string, payload?: object): InjectOptions => ({ method: 'POST', url, payload });
const remove = (url: string): InjectOptions => ({ method: 'DELETE', url });

const presence = (subject: string, subject_id: string | null) => (): InjectOptions => ({
  method: 'PUT',
  url: `/studio/presences/${newKey()}`,
  payload: { subject, subject_id },
});

const review = (subject: string, id: string): InjectOptions => ({
  method: 'PUT',
  url: `/studio/reviews/${subject}/${id}`,
  payload: { action: 'request', version: 0, note: '', reviewer_id: null },
});

/** For editors: to all others there is no studio. */
const studio = (call: Call, done = 200): StudioCase[] => [
  { name: 'in the studio', call, answers: { others: 404, editor: done, superadmin: done } },
];
const studioOfOthers = (call: Call): StudioCase[] => [{ name: 'of another customer', call, answers: { others: 404 } }];

/** Who is answered what by the editors' studio. */
export const studioCases = {
  ...studioPeopleCases,
  ...studioRecordCases,
  ...previewCases,
  listStudioArticles: studio(get('/studio/articles?state=deleted&mine=true&q=x')),
  createStudioArticle: studio(() => post('/studio/articles', { key: newKey() }), 201),
  getStudioArticle: [
    ...studio(get(`/studio/articles/${ids.news.future}`)),
    ...studioOfOthers(get(`/studio/articles/${ids.news.otherOrg}`)),
  ],
  setStudioArticle: [
    ...studio(({ server }) => savedAgain(server, ids.news.newest)),
    ...studioOfOthers(({ server }) => savedAgain(server, ids.news.otherOrg)),
  ],
  deleteStudioArticle: [
    ...studio(
      draftToDelete((url) => remove(url)),
      204,
    ),
    ...studioOfOthers(remove(`/studio/articles/${ids.news.otherOrg}`)),
  ],
  restoreStudioArticle: [
    ...studio(
      draftToDelete((url) => remove(`${url}/deletion`)),
      204,
    ),
    ...studioOfOthers(remove(`/studio/articles/${ids.news.otherOrg}/deletion`)),
  ],
  copyStudioArticle: [
    ...studio(() => post(`/studio/articles/${ids.news.newest}/copies`, { key: newKey() }), 201),
    ...studioOfOthers(() => post(`/studio/articles/${ids.news.otherOrg}/copies`, { key: newKey() })),
  ],
  listStudioArticleVersions: [
    ...studio(get(`/studio/articles/${ids.news.newest}/versions`)),
    ...studioOfOthers(get(`/studio/articles/${ids.news.otherOrg}/versions`)),
  ],
  getStudioArticleVersion: [...studio(versionOf(ids.news.newest)), ...studioOfOthers(versionOf(ids.news.otherOrg))],
  listStudioPreviewLinks: [
    ...studio(get(`/studio/preview_links/article/${ids.news.future}`)),
    ...studio(get(`/studio/preview_links/page/${ids.pages.welcome}`)),
    ...studioOfOthers(get(`/studio/preview_links/article/${ids.news.otherOrg}`)),
  ],
  createStudioPreviewLink: [
    ...studio(post(`/studio/preview_links/article/${ids.news.future}`, { days: 1 }), 201),
    ...studioOfOthers(post(`/studio/preview_links/article/${ids.news.otherOrg}`, { days: 1 })),
  ],
  endStudioPreviewLink: [
    ...studio(remove(`/studio/preview_links/article/${ids.news.future}/none`), 204),
    ...studioOfOthers(remove(`/studio/preview_links/article/${ids.news.otherOrg}/none`)),
  ],
  // The customer of the fixture wants no numbers.
  getStudioArticleNumbers: studio(get(`/studio/articles/${ids.news.newest}/numbers`), 404),
  exportStudioArticleNumbers: studio(get(`/studio/articles/${ids.news.newest}/numbers/export`), 404),
  getStudioReview: [
    ...studio(get(`/studio/reviews/article/${ids.news.future}`)),
    ...studioOfOthers(get(`/studio/reviews/article/${ids.news.otherOrg}`)),
  ],
  // The customer of the fixture wants no reviews.
  setStudioReview: [...studio(review('article', ids.news.newest), 409), ...studioOfOthers(review('article', ids.news.otherOrg))],
  setStudioPresence: [
    ...studio(presence('article', ids.news.newest)),
    ...studioOfOthers(presence('article', ids.news.otherOrg)),
    { name: 'in the settings', call: presence('settings', null), answers: { others: 404, superadmin: 200 } },
  ],
  endStudioPresence: studio(remove(`/studio/presences/${randomUUID()}`), 204),
  getStudioOptions: studio(get('/studio/options')),
  ...studioPageCases,
};
