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

    /** The org's media among the ids: whether they are kept from the reader, and whether copies of them may be used without asking. */
    findFor: async (orgId: string, ids: readonly string[], reader: MediaReader) =>
      db
        .select({ ...getTableColumns(media), hidden: hiddenFrom(reader), limited })
        .from(media)
        .where(and(eq(media.orgId, orgId), inArray(media.id, [...ids]))),
  };
}
/** What is shown together with media looks them up; who asks for one by its address is judged besides. */
export type MediaRepository = Pick<ReturnType<typeof createMediaRepository>, 'findAll'>;
export type MediaFinder = Pick<ReturnType<typeof createMediaRepository>, 'findFor'>;
