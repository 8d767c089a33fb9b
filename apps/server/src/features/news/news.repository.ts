import { and, eq, exists, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import { countsOf, orderOfCounts } from '../../shared/content/content-type.ts';
import { contents } from '../../shared/content/contents.tables.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { shows } from '../../platform/http/response-cache.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { byContents, commentsCount, isByCount, likesCount, type NewsSelection, ordered, selected } from './news.selection.ts';
import { topicsOfArticle } from './news.topics.ts';
import { findableNews, publicationColumns, visibleNews } from '../../shared/content/news.visibility.ts';

export type { NewsSelection } from './news.selection.ts';

const picture = joinedImage('picture', news);
const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: news.orgId });

const { id, eventFirstDay, eventLastDay, eventStartTime, eventEndTime } = getTableColumns(news);
const article = { id, eventFirstDay, eventLastDay, eventStartTime, eventEndTime };

const { confirmationRequired, confirmationDueDay } = getTableColumns(news);
/** What it asks of its readers. */
const demand = { confirmationRequired, confirmationDueDay };

const { visibility, shareable, contentVersion, contentChangedAt } = getTableColumns(news);
/** Who may read it, and which version it is. */
const reading = { visibility, shareable, contentVersion, contentChangedAt };

const columns = (locale: Locale) => ({
  ...article,
  ...publicationColumns,
  ...demand,
  title: localizedText(news.title, locale),
  teaser: localizedText(news.teaser, locale),
  categoryId: newsCategories.id,
  categoryName: localizedText(newsCategories.name, locale),
  topics: topicsOfArticle(locale),
  author: personColumns,
  portrait: portrait.columns,
  picture: picture.columns,
});

const byAuthor = eq(users.id, news.authorId);
const byCategory = eq(newsCategories.id, news.categoryId);

/** The entries of lists for the articles that a query finds, without their contents. */
export const teasersOf = (db: Pick<Db, 'select'>, found: SQLWrapper, locale: Locale, unread: SQL<boolean> = sql`false`) =>
  db
    .select({ ...columns(locale), contentLocale: localizedLocale(news.title, locale), likesCount, commentsCount, unread })
    .from(news)
    .innerJoin(contents, byContents)
    .innerJoin(users, byAuthor)
    .leftJoin(newsCategories, byCategory)
    .leftJoin(portrait.table, portrait.on)
    .leftJoin(picture.table, picture.on)
    .where(inArray(news.id, found));

/** Reads news; never another org's. What is not out is read only where that is asked for. */
export function createNewsRepository({ db }: Pick<Context, 'db'>) {
  /** The articles of a page, found before anything else is joined to them. */
  const pageOf = (selection: NewsSelection, page: PageRequest) => {
    const found = db.select({ id: news.id }).from(news).$dynamic();
    return (isByCount(selection.order) ? found.innerJoin(contents, byContents) : found)
      .where(selected(selection))
      .orderBy(...ordered(selection.order))
      .limit(page.limit)
      .offset(offsetOf(page));
  };

  return {
    /** The entries of one page of the list, newest first unless another order is chosen, without their contents. */
    async listTeasers(selection: NewsSelection, page: PageRequest, locale: Locale) {
      const rows = await teasersOf(db, pageOf(selection, page), locale).orderBy(...ordered(selection.order));
      shows(...rows.map(({ id: newsId }) => countsOf(selection.orgId, newsId)));
      if (isByCount(selection.order)) shows(orderOfCounts(selection.orgId));
      return rows;
    },

    count: async (selection: NewsSelection): Promise<number> => db.$count(news, selected(selection)),

    /** One article with its content in one language; with `unpublished` also one that is not out. */
    async findArticle(orgId: string, newsId: string, locale: Locale, { unpublished = false } = {}) {
      const seen: SQL = findableNews(orgId, { editor: unpublished });
      const [row] = await db
        .select({
          ...columns(locale),
          content: localizedText(news.content, locale),
          contentLocale: localizedLocale(news.content, locale),
          galleryIds: news.galleryIds,
          attachmentIds: news.attachmentIds,
          ...reading,
        })
        .from(news)
        .innerJoin(users, byAuthor)
        .leftJoin(newsCategories, byCategory)
        .leftJoin(portrait.table, portrait.on)
        .leftJoin(picture.table, picture.on)
        .where(and(seen, eq(news.id, newsId)));
      return row;
    },

    /** The categories in which the reader may see an article, in the customer's order; editors are given all. */
    async listCategories(orgId: string, locale: Locale, { editor }: { editor: boolean }) {
      const visibleArticles = db
        .select({ found: sql`1` })
        .from(news)
        .where(and(eq(news.categoryId, newsCategories.id), visibleNews(orgId)));
      return db
        .select({ id: newsCategories.id, name: localizedText(newsCategories.name, locale) })
        .from(newsCategories)
        .where(and(eq(newsCategories.orgId, orgId), editor ? undefined : exists(visibleArticles)))
        .orderBy(newsCategories.position, newsCategories.id);
    },
  };
}
export type NewsRepository = ReturnType<typeof createNewsRepository>;
export type TeaserRow = Awaited<ReturnType<NewsRepository['listTeasers']>>[number];
export type ArticleRow = NonNullable<Awaited<ReturnType<NewsRepository['findArticle']>>>;
