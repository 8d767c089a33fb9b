import { and, count, desc, eq, getTableColumns, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { newsTopicArticles } from '../../shared/content/news-topics.tables.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { contentReviews } from '../../shared/content/reviews.tables.ts';
import { publicationColumns, type Status, statusNow } from '../../shared/content/news.visibility.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { folded, holds, searchWords } from '../../shared/search/search.fold.ts';
import type { ContentColumns } from './studio.content.ts';

const picture = joinedImage('picture', news);
const saver = alias(users, 'saver');
const savedBy = { id: saver.id, firstname: saver.firstname, lastname: saver.lastname };
const { savedAt, deletedAt } = news;
const shown = { ...publicationColumns, author: personColumns, savedAt, savedBy, deletedAt, picture: picture.columns };

/** Which articles the studio lists. */
export interface StudioSelection {
  orgId: string;
  state?: Status | 'deleted';
  /** Only what waits for a review. */
  inReview?: boolean;
  /** Only what this member is the author of or has saved last. */
  of?: string;
  words: string;
}

const holding = (word: string): SQL => sql`exists (
  select 1 from jsonb_each_text(${news.title}) found where ${holds(folded(sql`found.value`), word)}
  union all select 1 from jsonb_each_text(${news.teaser}) found where ${holds(folded(sql`found.value`), word)})`;

const selected = ({ orgId, state, inReview, of, words }: StudioSelection): SQL | undefined =>
  and(
    eq(news.orgId, orgId),
    state === 'deleted' ? isNotNull(deletedAt) : isNull(deletedAt),
    state && state !== 'deleted' ? eq(statusNow, state) : undefined,
    inReview
      ? sql`exists (select 1 from ${contentReviews} where ${contentReviews.newsId} = ${news.id} and ${contentReviews.state} = 'requested')`
      : undefined,
    of === undefined ? undefined : or(eq(news.authorId, of), eq(news.savedBy, of)),
    ...searchWords(words).map(holding),
  );

/** Reads and writes articles as editors do; in a transaction where it is given one. */
export function createStudioRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) {
  const place = (orgId: string, id: string) => and(eq(news.orgId, orgId), eq(news.id, id));

  return {
    list: async (selection: StudioSelection, page: PageRequest, locale: Locale) =>
      db
        .select({
          ...shown,
          id: news.id,
          title: localizedText(news.title, locale),
          titleLocale: localizedLocale(news.title, locale),
          titles: news.title,
          categoryId: newsCategories.id,
          categoryName: localizedText(newsCategories.name, locale),
          review: contentReviews.state,
        })
        .from(news)
        .innerJoin(users, eq(users.id, news.authorId))
        .leftJoin(newsCategories, eq(newsCategories.id, news.categoryId))
        .leftJoin(saver, eq(saver.id, news.savedBy))
        .leftJoin(contentReviews, eq(contentReviews.newsId, news.id))
        .leftJoin(picture.table, picture.on)
        .where(selected(selection))
        .orderBy(desc(selection.state === 'deleted' ? deletedAt : savedAt), desc(news.id))
        .limit(page.limit)
        .offset(offsetOf(page)),

    async count(selection: StudioSelection): Promise<number> {
      const [row] = await db.select({ total: count() }).from(news).where(selected(selection));
      return row!.total;
    },

    /** One article in all languages, a deleted one as well. */
    async find(orgId: string, id: string) {
      const [row] = await db
        .select({ ...getTableColumns(news), ...shown })
        .from(news)
        .innerJoin(users, eq(users.id, news.authorId))
        .leftJoin(saver, eq(saver.id, news.savedBy))
        .leftJoin(picture.table, picture.on)
        .where(place(orgId, id));
      return row;
    },

    /** The row as it is, locked for the transaction. */
    async lock(orgId: string, id: string) {
      const [row] = await db.select().from(news).where(place(orgId, id)).for('update');
      return row;
    },

    async topicsOf(id: string): Promise<string[]> {
      const { newsId, topicId } = newsTopicArticles;
      const rows = await db.select({ topicId }).from(newsTopicArticles).where(eq(newsId, id));
      return rows.map((row) => row.topicId).sort();
    },

    async setTopics(id: string, topicIds: readonly string[]): Promise<void> {
      await db.delete(newsTopicArticles).where(eq(newsTopicArticles.newsId, id));
      if (topicIds.length > 0) await db.insert(newsTopicArticles).values(topicIds.map((topicId) => ({ newsId: id, topicId })));
    },

    /** Adds a draft; answers false where there is one of this id already. */
    async add(columns: ContentColumns & Pick<typeof news.$inferInsert, 'id' | 'orgId' | 'savedBy' | 'savedAt'>): Promise<boolean> {
      const added = await db
        .insert(news)
        .values({ ...columns, draft: true, publishDate: columns.savedAt! })
        .onConflictDoNothing({ target: news.id })
        .returning({ id: news.id });
      return added.length > 0;
    },

    async save(orgId: string, id: string, change: Partial<typeof news.$inferInsert>): Promise<void> {
      await db.update(news).set(change).where(place(orgId, id));
    },
  };
}
export type StudioRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createStudioRepository>['find']>>>;
export type EntryRow = Awaited<ReturnType<ReturnType<typeof createStudioRepository>['list']>>[number];

/** Deletes for good what was deleted before a moment. */
export async function sweep(db: Pick<Db, 'delete'>, before: Date): Promise<void> {
  await db.delete(news).where(and(isNotNull(deletedAt), lt(deletedAt, before)));
}
