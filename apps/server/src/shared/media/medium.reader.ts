import type { Schemas } from '@foyer/api';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../people/people.tables.ts';
import { toMedium } from './medium.presenter.ts';

/** Reads media for those who write with them. */
export function createMediumReader({ db }: Pick<Context, 'db'>) {
  const select = () =>
    db
      .select({ row: getTableColumns(media), uploader: sql<string | null>`${users.firstname} || ' ' || ${users.lastname}` })
      .from(media)
      .leftJoin(users, eq(users.id, media.uploadedBy));
  return {
    /** The org's medium that fits; undefined where none does. */
    async find(condition: SQL, orgId: string, locale: Locale): Promise<Schemas['Medium'] | undefined> {
      const [one] = await select().where(and(eq(media.orgId, orgId), condition));
      return one && toMedium(one.row, one.uploader, locale);
    },

    /** Those of these media that the org has. */
    async all(ids: readonly string[], orgId: string, locale: Locale): Promise<Schemas['Medium'][]> {
      if (ids.length === 0) return [];
      const rows = await select().where(and(eq(media.orgId, orgId), inArray(media.id, [...ids])));
      return rows.map(({ row, uploader }) => toMedium(row, uploader, locale));
    },

    /** A page of the org's media that fit, newest first. */
    async list(
      condition: SQL,
      orgId: string,
      { limit, offset }: { limit: number; offset: number },
      locale: Locale,
    ): Promise<Schemas['Medium'][]> {
      const rows = await select()
        .where(and(eq(media.orgId, orgId), condition))
        .orderBy(sql`${media.createdAt} desc nulls last`, media.id)
        .limit(limit)
        .offset(offset);
      return rows.map(({ row, uploader }) => toMedium(row, uploader, locale));
    },
  };
}
