import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { pages } from '../../db/schema.ts';

/** Reads pages as editors have composed them. */
export function createPagesRepository({ db }: Pick<Context, 'db'>) {
  return {
    async find(orgId: string, id: string) {
      const [row] = await db
        .select()
        .from(pages)
        .where(and(eq(pages.orgId, orgId), eq(pages.id, id)));
      return row;
    },
  };
}
export type PagesRepository = ReturnType<typeof createPagesRepository>;
