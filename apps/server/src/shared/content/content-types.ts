import { and, eq, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Locale } from '../../platform/db/types.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AskedContent, ContentReader, ContentType } from './content-type.ts';
import type { ContentColumns } from './contents.tables.ts';

/** A content that is asked for, by values or by placeholders of a statement. */
type Asked = Pick<AskedContent, 'contentType'> & Record<keyof AskedContent, SQLWrapper | string>;

/** Makes the registry of the content types that the features define (`features.ts`). */
export function createContentTypes(...types: readonly [ContentType, ...ContentType[]]) {
  const byType = new Map(types.map((one) => [one.type, one]));

  /** Throws 404 for a type that no feature has registered. */
  function get(type: string): ContentType {
    const found = byType.get(type);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  }

  return {
    get,

    /** All of them. */
    all: types,

    /** The one content that is asked for, as a table and a condition on it: of the reader's customer, seen by them, and taking what is asked. */
    seen({ orgId, contentType, contentId, readerId }: Asked, takes: 'comments' | 'likes') {
      const { table, visibility, [takes]: taking = sql`false` } = get(contentType);
      return { table, where: and(eq(table.id, contentId), eq(table.orgId, orgId), visibility(readerId), taking) };
    },

    /**
     * Joins what rows of any type hang on, as far as it is of the reader's customer and seen by them. Joins, because the database looks up twenty
     * rows by key and hashes three thousand; a subquery would do one of both for all.
     */
    join: <Query extends PgSelect>(query: Query, row: Record<keyof ContentColumns, SQLWrapper>, reader: ContentReader): Query =>
      types.reduce((joined, { type, table, visibility }) => {
        const named = and(eq(row.contentType, type), eq(table.id, row.contentId), eq(table.orgId, row.orgId));
        return joined.leftJoin(table, and(named, eq(row.orgId, reader.orgId), visibility(reader.id))) as unknown as Query;
      }, query),

    /** Rows whose content was joined. */
    joined: or(...types.map(({ table }) => isNotNull(table.id)))!,

    /** The title of the content that was joined. */
    title: (locale: Locale): SQL<string | null> =>
      sql`coalesce(${sql.join(
        types.map(({ title }) => title(locale)),
        sql`, `,
      )})`,
  };
}
export type ContentTypes = ReturnType<typeof createContentTypes>;
