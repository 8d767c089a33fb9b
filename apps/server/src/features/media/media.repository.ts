import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { media } from '../../db/schema.ts';
import { hiddenFrom, limited, type MediaReader } from './media.access.ts';

export type MediaRow = typeof media.$inferSelect;

/** The media table joined for one purpose, with the columns an image is shown from. */
export function joinedImage<const Name extends string>(name: Name) {
  const table = alias(media, name);
  const { id, fileName, type, width, height, alt, hash } = table;
  return { table, columns: { id, fileName, type, width, height, alt, hash } };
}

/** Reads media. */
export function createMediaRepository({ db }: Pick<Context, 'db'>) {
  const findAll = async (orgId: string, ids: readonly string[]): Promise<MediaRow[]> => {
    if (ids.length === 0) return [];
    const rows = await db
      .select()
      .from(media)
      .where(and(eq(media.orgId, orgId), inArray(media.id, [...ids])));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  };
  return {
    /** The org's media among the ids, in the order of the ids; unknown ids are left out. */
    findAll,

    /** The org's media among the ids, and whether they hang on something that is not, or not always, everybody's. */
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
/** What is shown together with media looks them up; who asks for one by its address is judged besides. */
export type MediaRepository = Pick<ReturnType<typeof createMediaRepository>, 'findAll'>;
export type MediaFinder = Pick<ReturnType<typeof createMediaRepository>, 'findLimited' | 'hidden'>;
