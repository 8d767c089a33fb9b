import { and, eq, isNull, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Schemas } from '@foyer/api';
import { news } from './news.tables.ts';
import { pages } from './pages.tables.ts';

/** The status of an article (`PublicationStatus` in the contract). */
export type Status = Schemas['PublicationStatus'];

/** Every state an article can be in. */
export const everyStatus: readonly Status[] = ['draft', 'expired', 'published', 'scheduled'];

const now = sql`now()`;

/** Articles that are not deleted: all that there are but for the studio, which can take a deletion back. */
export const existing: SQL = isNull(news.deletedAt);

/** Articles that are out at a moment: no drafts, from their date of publication on, until the moment they expire. */
export const publishedAt = (moment: SQL): SQL =>
  sql`(not ${news.draft} and ${existing} and ${news.publishDate} <= ${moment} and (${news.expiresAt} is null or ${news.expiresAt} > ${moment}))`;

/** Articles that are out. */
export const published: SQL = publishedAt(now);

/** What a member of the org may see: its published articles. */
export const visibleNews = (orgId: SQLWrapper | string): SQL => and(eq(news.orgId, orgId), published)!;

/** What a reader of the org may find: editors all of its articles, members what is out. */
export const findableNews = (orgId: string, { editor }: { editor: boolean }): SQL =>
  editor ? and(eq(news.orgId, orgId), existing)! : visibleNews(orgId);

/** The status of an article at a moment. One that would have expired before it came out is still to come. */
export const statusAt = (moment: SQL): SQL<Status> =>
  sql<Status>`case when ${news.draft} then 'draft' when ${news.publishDate} > ${moment} then 'scheduled' when ${news.expiresAt} <= ${moment} then 'expired' else 'published' end`;

/** The status of an article. */
export const statusNow: SQL<Status> = statusAt(now);

/** When and how an article is published, as columns of its row. */
export const publicationColumns = {
  publishDate: news.publishDate,
  expiresAt: news.expiresAt,
  topStory: news.topStory,
  likesAllowed: news.likesAllowed,
  commentsAllowed: news.commentsAllowed,
  publicationVersion: news.publicationVersion,
  status: statusNow,
};

/** Pages that present an article which is not out: they come and go with it. */
export const withheldPage: SQL<boolean> = sql<boolean>`(${pages.type} = 'article' and exists (
  select 1 from ${news} where ${news.id} = ${pages.newsId} and ${news.orgId} = ${pages.orgId} and not ${published}))`;

/** Pages that are not deleted: all that there are but for the studio, which can take a deletion back. */
export const existingPage: SQL = isNull(pages.deletedAt);

/** Pages that are out. */
export const publishedPage: SQL = and(eq(pages.draft, false), existingPage, not(withheldPage))!;
