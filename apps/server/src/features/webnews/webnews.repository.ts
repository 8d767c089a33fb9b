import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { webFeeds, webNews } from './webnews.tables.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';

/** Which news a list is about. */
export interface WebNewsSelection {
  orgId: string;
  /** Only these feeds; all where it is absent or empty. */
  feeds?: readonly string[];
}

const picture = joinedImage('picture', webNews);

const { id, title, description, link, authorName, authorLink, publishedAt } = webNews;

const selected = ({ orgId, feeds }: WebNewsSelection): SQL =>
  and(eq(webNews.orgId, orgId), feeds?.length ? inArray(webNews.feedId, [...feeds]) : undefined)!;

/** Reads the news of other websites as they were imported. */
export function createWebNewsRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** One page of the list, newest first. */
    list: async (selection: WebNewsSelection, page: PageRequest) =>
      db
        .select({
          ...{ id, title, description, link, authorName, authorLink, publishedAt },
          feed: { title: webFeeds.title, url: webFeeds.url, newsType: webFeeds.newsType },
          picture: picture.columns,
        })
        .from(webNews)
        .innerJoin(webFeeds, eq(webFeeds.id, webNews.feedId))
        .leftJoin(picture.table, picture.on)
        .where(selected(selection))
        .orderBy(desc(webNews.publishedAt), asc(webNews.id))
        .limit(page.limit)
        .offset(offsetOf(page)),

    /** The feeds that a customer has. */
    feeds: async (orgId: string) =>
      db
        .select({ id: webFeeds.id, title: webFeeds.title, url: webFeeds.url })
        .from(webFeeds)
        .where(eq(webFeeds.orgId, orgId))
        .orderBy(asc(webFeeds.createdAt), asc(webFeeds.id)),

    count: async (selection: WebNewsSelection): Promise<number> => db.$count(webNews, selected(selection)),
  };
}
export type WebNewsRow = Awaited<ReturnType<ReturnType<typeof createWebNewsRepository>['list']>>[number];
