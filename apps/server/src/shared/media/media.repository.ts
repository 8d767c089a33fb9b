import { and, eq, inArray } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';

/** The image of what another table holds: the media table joined for it, on what, and the columns it is shown from. */
export function joinedImage<const Name extends string>(name: Name, of: { imageId: PgColumn; orgId: PgColumn }) {
  const table = alias(media, name);
  const { id, fileName, type, width, height, alt, hash, focalX, focalY } = table;
  const on = and(eq(id, of.imageId), eq(table.orgId, of.orgId));
  return { table, on, columns: { id, fileName, type, width, height, alt, hash, focalX, focalY } };
}

/** Reads media that others show. */
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
  };
}

/** What is shown together with media looks them up; who asks for one by its address is judged besides (`features/media`). */
export type MediaRepository = ReturnType<typeof createMediaRepository>;
