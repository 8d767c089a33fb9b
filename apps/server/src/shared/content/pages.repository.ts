import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { pages } from './pages.tables.ts';
import { existingPage, publishedPage, withheldPage } from './news.visibility.ts';

/** Reads pages as editors have composed them. */
export function createPagesRepository({ db }: Pick<Context, 'db'>) {
  return {
    async find(orgId: string, id: string) {
      const [row] = await db
        .select({ ...getTableColumns(pages), withheld: withheldPage })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), eq(pages.id, id), existingPage));
      return row;
    },

    /** What is out, as far as it decides who may read it. */
    listPublished: async (orgId: string) =>
      db
        .select({ id: pages.id, visibility: pages.visibility })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), publishedPage))
        .orderBy(pages.id),
  };
}
export type PagesRepository = ReturnType<typeof createPagesRepository>;

/** A page as it is stored, and whether it presents an article that is not out. */
export type PageRow = NonNullable<Awaited<ReturnType<PagesRepository['find']>>>;
