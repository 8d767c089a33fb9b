import { and, desc, eq, exists, ne, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { likes } from '../../shared/content/comments.tables.ts';
import { type AskedContent, contentValues, hangsOn, isContent } from '../../shared/content/content-type.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { contents } from '../../shared/content/contents.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';

const mostFaces = 3;
const portrait = joinedImage('portrait', users);

/** Reads and writes likes. */
export function createLikesRepository({ db }: Pick<Context, 'db'>, types: ContentTypes) {
  const own = (content: AskedContent) => and(hangsOn(likes, content), eq(likes.userId, content.readerId));
  return {
    /** The content's likes as the member sees them; undefined where it is unseen or takes none. */
    async find(content: AskedContent) {
      const { table, where } = types.seen(content, 'likes');
      const liked = sql<boolean>`exists (select 1 from ${likes} where ${own(content)})`;
      const [row] = await db
        .select({ count: contents.likeCount, liked })
        .from(table)
        .innerJoin(contents, isContent(types.get(content.contentType)))
        .where(where);
      return row;
    },

    /** The latest others who like it, of those who may be found; asks nothing of the content. */
    faces: async (content: AskedContent) =>
      db
        .select({ person: personColumns, portrait: portrait.columns })
        .from(likes)
        .innerJoin(users, eq(users.id, likes.userId))
        .leftJoin(portrait.table, portrait.on)
        .where(and(hangsOn(likes, content), visiblePeople(content.orgId), ne(likes.userId, content.readerId)))
        .orderBy(desc(likes.createdAt), likes.userId)
        .limit(mostFaces),

    async add(content: AskedContent): Promise<void> {
      const { table, where } = types.seen(content, 'likes');
      const source = db
        .select({
          ...contentValues(content),
          userId: sql<string>`${content.readerId}::text`.as('user_id'),
          createdAt: sql<Date>`clock_timestamp()`.as('created_at'),
        })
        .from(table)
        .where(where);
      await db.insert(likes).select(source).onConflictDoNothing();
    },

    async remove(content: AskedContent): Promise<void> {
      const { table, where } = types.seen(content, 'likes');
      const seen = db
        .select({ one: sql`1` })
        .from(table)
        .where(where);
      await db.delete(likes).where(and(own(content), exists(seen)));
    },
  };
}
export type LikesRepository = ReturnType<typeof createLikesRepository>;
