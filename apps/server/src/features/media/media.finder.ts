import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { hiddenFrom, limited, type MediaReader } from './media.access.ts';

/** Reads media that are asked for by their address. */
export function createMediaFinder({ db }: Pick<Context, 'db'>) {
  return {
    /** The org's media among the ids, and whether they hang on something that is not, or not always, public. */
    findLimited: async (orgId: string, ids: readonly string[]) =>
      db
        .select({ ...getTableColumns(media), limited })
        .from(media)
        .where(and(eq(media.orgId, orgId), inArray(media.id, [...ids]))),

    /** Which of limited media are kept from the reader. */
    async hidden(orgId: string, ids: readonly string[], reader: MediaReader): Promise<Set<string>> {
      const rows = await db
        .select({ id: media.id, hidden: hiddenFrom(reader) })
        .from(media)
        .where(and(eq(media.orgId, orgId), inArray(media.id, [...ids])));
      return new Set(rows.filter(({ hidden }) => hidden).map(({ id }) => id));
    },
  };
}

/** See `createMediaFinder`. */
export type MediaFinder = ReturnType<typeof createMediaFinder>;
