import { and, asc, desc, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { localizedLocale, localizedText } from '../../db/localized.ts';
import { comments, likes, news, newsCategories, users } from '../../db/schema.ts';
import type { Locale } from '../../db/types.ts';
import { offsetOf, type PageRequest } from '../../http/pagination.ts';
import { joinedImage } from '../media/media.repository.ts';
import { personColumns } from '../people/person.presenter.ts';

/** Which articles a list is about. */
export interface NewsSelection {
  orgId: string;
  /** Only these categories; all where it is absent or empty. */
  categories?: readonly string[];
  topStories?: boolean;
}

const picture = joinedImage('picture');
const portrait = joinedImage('portrait');

/** What a member of the org may see: its published articles. */
export const visibleNews = (orgId: string): SQL => and(eq(news.orgId, orgId), lte(news.publishDate, sql`now()`))!;

const selected = ({ orgId, categories, topStories }: NewsSelection): SQL | undefined =>
  and(
    visibleNews(orgId),
    categories?.length ? inArray(news.categoryId, [...categories]) : undefined,
    topStories ? eq(news.topStory, true) : undefined,
  );

/** Counted for the rows that are shown only, by index. */
const countWhere = (allowed: SQL, table: SQL): SQL<number> =>
  sql<number>`case when ${allowed} then (select count(*) from ${table} where news_id = ${news.id}) else 0 end`.mapWith(Number);

const { id, publishDate, eventFirstDay, eventLastDay, eventStartTime, eventEndTime, likesAllowed, commentsAllowed } = getTableColumns(news);
const article = { id, publishDate, eventFirstDay, eventLastDay, eventStartTime, eventEndTime, likesAllowed, commentsAllowed };

const columns = (locale: Locale) => ({
  ...article,
  title: localizedText(news.title, locale),
  teaser: localizedText(news.teaser, locale),
  categoryId: newsCategories.id,
  categoryName: localizedText(newsCategories.name, locale),
  author: personColumns,
  portrait: portrait.columns,
  picture: picture.columns,
});

const byAuthor = eq(users.id, news.authorId);
const byCategory = eq(newsCategories.id, news.categoryId);
const ofAuthor = and(eq(portrait.table.id, users.imageId), eq(portrait.table.orgId, news.orgId));
const ofArticle = and(eq(picture.table.id, news.imageId), eq(picture.table.orgId, news.orgId));

/** Reads news; never a draft, never another org's. */
export function createNewsRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** The entries of one page of the list, newest first, without their contents. */
    listTeasers: async (selection: NewsSelection, page: PageRequest, locale: Locale) =>
      db
        .select({
          ...columns(locale),
          contentLocale: localizedLocale(news.title, locale),
          likesCount: countWhere(sql`${news.likesAllowed}`, sql`${likes}`),
          commentsCount: countWhere(sql`${news.commentsAllowed}`, sql`${comments}`),
        })
        .from(news)
        .innerJoin(users, byAuthor)
        .leftJoin(newsCategories, byCategory)
        .leftJoin(portrait.table, ofAuthor)
        .leftJoin(picture.table, ofArticle)
        .where(selected(selection))
        .orderBy(desc(news.publishDate), asc(news.id))
        .limit(page.limit)
        .offset(offsetOf(page)),

    count: async (selection: NewsSelection): Promise<number> => db.$count(news, selected(selection)),

    /** One article with its content in one language. */
    async findArticle(orgId: string, newsId: string, locale: Locale) {
      const [row] = await db
        .select({
          ...columns(locale),
          content: localizedText(news.content, locale),
          contentLocale: localizedLocale(news.content, locale),
          galleryIds: news.galleryIds,
          attachmentIds: news.attachmentIds,
        })
        .from(news)
        .innerJoin(users, byAuthor)
        .leftJoin(newsCategories, byCategory)
        .leftJoin(portrait.table, ofAuthor)
        .leftJoin(picture.table, ofArticle)
        .where(and(visibleNews(orgId), eq(news.id, newsId)));
      return row;
    },

    listCategories: async (orgId: string, locale: Locale) =>
      db
        .select({ id: newsCategories.id, name: localizedText(newsCategories.name, locale) })
        .from(newsCategories)
        .where(eq(newsCategories.orgId, orgId))
        .orderBy(newsCategories.position, newsCategories.id),
  };
}
export type NewsRepository = ReturnType<typeof createNewsRepository>;
export type TeaserRow = Awaited<ReturnType<NewsRepository['listTeasers']>>[number];
export type ArticleRow = NonNullable<Awaited<ReturnType<NewsRepository['findArticle']>>>;
