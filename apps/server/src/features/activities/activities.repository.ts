import { and, asc, count, desc, eq, inArray, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { activities } from './activities.tables.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import type { ContentReader } from '../../shared/content/content-type.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';

/** Whose feed it is. */
export type Reader = Pick<Me, 'id' | 'orgId'>;

/** Counting stops here: no one is shown more than "99+". */
export const mostUnread = 100;

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: activities.orgId });
const unread = isNull(activities.readAt);

/** Reads activities and marks them as read. */
export function createActivitiesRepository({ db }: Pick<Context, 'db'>, types: ContentTypes) {
  /** Those without a content, and those whose content has not been withdrawn since. */
  const seen = or(isNull(activities.contentId), types.joined);
  const visible = (reader: Reader) => and(eq(activities.userId, reader.id), eq(activities.orgId, reader.orgId), seen);
  const withContent = <Query extends PgSelect>(query: Query, reader: ContentReader) => types.join(query, activities, reader);

  return {
    /** One page of the feed, newest first. */
    async list(reader: Reader, page: PageRequest, locale: Locale) {
      const query = db
        .select({
          id: activities.id,
          type: activities.type,
          sentence: activities.sentence,
          createdAt: activities.createdAt,
          readAt: activities.readAt,
          contentType: activities.contentType,
          contentId: activities.contentId,
          commentId: activities.commentId,
          title: types.title(locale),
          actor: personColumns,
          portrait: portrait.columns,
        })
        .from(activities)
        .leftJoin(users, eq(users.id, activities.actorId))
        .leftJoin(portrait.table, portrait.on)
        .$dynamic();
      return withContent(query, reader)
        .where(visible(reader))
        .orderBy(desc(activities.createdAt), asc(activities.id))
        .limit(page.limit)
        .offset(offsetOf(page));
    },

    /** How many there are, and when the oldest unread one was posted. */
    async summary(reader: Reader): Promise<{ total: number; unreadSince: Date | null }> {
      const unreadSince = min(sql`case when ${unread} then ${activities.createdAt} end`).mapWith(activities.createdAt);
      const query = db.select({ total: count(), unreadSince }).from(activities).$dynamic();
      const [row] = await withContent(query, reader).where(visible(reader));
      return row!;
    },

    /** How many are unread; `mostUnread` where there are that many or more. */
    async countUnread(reader: Reader): Promise<number> {
      const query = db.select({ id: activities.id }).from(activities).$dynamic();
      const some = withContent(query, reader)
        .where(and(visible(reader), unread))
        .limit(mostUnread)
        .as('some');
      const [row] = await db.select({ total: count() }).from(some);
      return row!.total;
    },

    /** How many each of these members has not read; those with none are left out. Withdrawn contents count for no one, whichever customer's. */
    async countUnreadOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const query = db.select({ userId: activities.userId, total: count() }).from(activities).$dynamic();
      const rows = await withContent(query, { id: activities.userId, orgId: activities.orgId })
        .where(and(inArray(activities.userId, [...userIds]), unread, seen))
        .groupBy(activities.userId);
      return new Map(rows.map(({ userId, total }) => [userId, total]));
    },

    /** Marks everything posted until then as read. The moment is given to the millisecond, the rows know it more exactly. */
    async markAsRead({ id }: Reader, until: Date): Promise<void> {
      await db
        .update(activities)
        .set({ readAt: sql`now()` })
        .where(and(eq(activities.userId, id), unread, lt(activities.createdAt, new Date(until.getTime() + 1))));
    },
  };
}
export type ActivitiesRepository = ReturnType<typeof createActivitiesRepository>;
export type ActivityRow = Awaited<ReturnType<ActivitiesRepository['list']>>[number];
