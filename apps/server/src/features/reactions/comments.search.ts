import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { SearchReader, SearchSource } from '../../shared/search/search-source.ts';
import { idsOf } from '../../shared/search/search-text.ts';

const there = isNull(comments.deletedAt);

/** Comments are found by what they say, where the reader sees what they hang on. */
export function createCommentsSearch({ db }: Pick<Context, 'db'>, types: ContentTypes): SearchSource {
  const joins = ({ me, orgId }: Pick<SearchReader, 'me' | 'orgId'>): SQL =>
    sql.join(
      types.all.map(
        ({ type, table, visibility }) =>
          sql`left join ${table} on ${and(
            ...[eq(comments.contentType, type), eq(table.id, comments.contentId), eq(table.orgId, orgId), visibility(me.id)],
          )}`,
      ),
      sql` `,
    );
  return {
    kind: 'comments',
    async entries(orgId, ids) {
      const rows = await db
        .select({ id: comments.id, text: comments.text, locale: comments.locale, at: comments.createdAt })
        .from(comments)
        .where(and(eq(comments.orgId, orgId), inArray(comments.id, [...ids]), there));
      return rows.map(({ id, text, locale, at }) => ({ id, title: '', body: [text], locale, at }));
    },
    visible: (reader) => ({ table: comments, joins: joins(reader), where: and(there, types.joined)! }),
    async hits(found, { me, orgId, locale }) {
      const { rows } = await db.execute<HitRow>(sql`
        select ${comments.id} as id, ${comments.contentType} as type, ${comments.contentId} as content, ${comments.createdAt} as at,
          ${comments.locale} as locale, ${types.title(locale)} as title, ${users.firstname} as firstname, ${users.lastname} as lastname
        from ${comments} join ${users} on ${and(eq(users.id, comments.authorId), eq(users.orgId, orgId))} ${joins({ me, orgId })}
        where ${and(eq(comments.orgId, orgId), inArray(comments.id, idsOf(found)), there, types.joined)}`);
      return rows.map((row) => ({
        ...{ id: row.id, title: row.title ?? '', image: null, author: nameOf(row) },
        url: `${types.get(row.type).address(row.content)}#comment_${row.id}`,
        date: new Date(row.at).toISOString(),
        content_locale: row.locale ?? locale,
      }));
    },
  };
}

interface HitRow extends Record<string, unknown> {
  id: string;
  type: string;
  content: string;
  at: string | Date;
  locale: SearchReader['locale'] | null;
  title: string | null;
  firstname: string;
  lastname: string;
}
