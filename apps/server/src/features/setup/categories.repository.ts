import { and, asc, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Schemas } from '@foyer/api';
import type { Db } from '../../platform/db/client.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';

type Entry = Schemas['StudioCategory'];

/** The ids that the modules of a page name as categories, as readers see it and as it is in work. */
const named = sql<string>`jsonb_path_query(${pages.modules} || coalesce(${pageDrafts.content} -> 'modules', '[]'), '$[*].config.category[*]') #>> '{}'`;

/** The SQL of the categories of news; in a transaction where it is given one. */
export function createCategoriesRepository(db: Db) {
  return {
    /** In order. */
    all: (orgId: string): Promise<Entry[]> =>
      db
        .select({ id: newsCategories.id, title: newsCategories.name })
        .from(newsCategories)
        .where(eq(newsCategories.orgId, orgId))
        .orderBy(asc(newsCategories.position), asc(newsCategories.id)),

    /** Makes the customer's categories these, in this order. */
    async replace(orgId: string, entries: readonly Entry[]): Promise<void> {
      const kept = entries.map(({ id }) => id);
      await db.delete(newsCategories).where(and(eq(newsCategories.orgId, orgId), notInArray(newsCategories.id, kept)));
      if (entries.length === 0) return;
      await db
        .insert(newsCategories)
        .values(entries.map(({ id, title }, position) => ({ id, orgId, name: title, position })))
        .onConflictDoUpdate({
          target: newsCategories.id,
          set: { name: sql`excluded.name`, position: sql`excluded.position` },
          setWhere: eq(newsCategories.orgId, orgId),
        });
    },

    /** How many articles each has. */
    async articles(orgId: string): Promise<Map<string, number>> {
      const rows = await db
        .select({ id: news.categoryId, articles: count() })
        .from(news)
        .where(eq(news.orgId, orgId))
        .groupBy(news.categoryId);
      return new Map(rows.flatMap(({ id, articles }) => (id === null ? [] : [[id, articles] as const])));
    },

    /** Which pages name which of them, those in preparation among them. */
    async pages(orgId: string, locale: Locale): Promise<{ category: string; id: string; title: string }[]> {
      const title = localizedText(pages.title, locale);
      const rows = await db
        .selectDistinct({ category: named.as('category'), id: pages.id, title })
        .from(pages)
        .leftJoin(pageDrafts, and(eq(pageDrafts.orgId, pages.orgId), eq(pageDrafts.pageId, pages.id)))
        .where(and(eq(pages.orgId, orgId), isNull(pages.deletedAt)));
      return rows.map(({ category, id, title: words }) => ({ category, id, title: words || id }));
    },

    /** Puts all articles of one into another. Answers how many; each gets a new version, which who has it open is asked about. */
    async move(orgId: string, from: string, to: string | null): Promise<number> {
      const rows = await db
        .update(news)
        .set({ categoryId: to, savedVersion: sql`${news.savedVersion} + 1` })
        .where(and(eq(news.orgId, orgId), eq(news.categoryId, from)))
        .returning({ id: news.id });
      return rows.length;
    },

    /** Which of these ids are the customer's. */
    async known(orgId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await db
        .select({ id: newsCategories.id })
        .from(newsCategories)
        .where(and(eq(newsCategories.orgId, orgId), inArray(newsCategories.id, [...ids])));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
