import { and, count, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Context } from '../../platform/context.ts';
import { activities } from './activities.tables.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import type { ContentReader } from '../../shared/content/content-type.ts';
import { createFeed, type Feed } from './activities.feed.ts';
import { toDoSentences } from './activities.policy.ts';

/** Whose feed it is. */
export type Reader = Pick<Me, 'id' | 'orgId'>;

/** Counting stops here: no one is shown more than "99+". */
export const mostUnread = 100;

const unread = isNull(activities.readAt);
const asksNothing = notInArray(activities.sentence, [...toDoSentences]);

/** Reads activities and marks them as read. */
export function createActivitiesRepository({ db }: Pick<Context, 'db'>, types: ContentTypes) {
  /** Those without a content, and those whose content has not been withdrawn since. */
  const seen = or(isNull(activities.contentId), types.joined);
  const withContent = <Query extends PgSelect>(query: Query, reader: ContentReader) => types.join(query, activities, reader);

  const feedIn = createFeed({ db }, types);

  // Part of every members' document: built once.
  const me = { id: sql`${sql.placeholder('id')}::text`, orgId: sql`${sql.placeholder('orgId')}::text` };
  const some = withContent(db.select({ id: activities.id }).from(activities).$dynamic(), me)
    .where(and(eq(activities.userId, me.id), eq(activities.orgId, me.orgId), seen, unread))
    .limit(mostUnread)
    .as('some');
  const unreadTotal = db.select({ total: count() }).from(some).prepare('unread');

  return {
    /** One page of the feed, newest first. */
    async list(reader: Reader, page: PageRequest, locale: Locale): Promise<Feed> {
      const [feed] = await feedIn(locale).execute({ ...reader, limit: page.limit, offset: offsetOf(page) });
      return feed!;
    },

    /** How many are unread; `mostUnread` where there are that many or more. */
    async countUnread({ id, orgId }: Reader): Promise<number> {
      const [row] = await unreadTotal.execute({ id, orgId });
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

    /** Marks everything posted until then as read, but for what the member has yet to do. The moment is given to the millisecond, the rows know it more exactly. */
    async markAsRead({ id }: Reader, until: Date): Promise<void> {
      await db
        .update(activities)
        .set({ readAt: sql`now()` })
        .where(and(eq(activities.userId, id), unread, asksNothing, lt(activities.createdAt, new Date(until.getTime() + 1))));
    },
  };
}
export type ActivitiesRepository = ReturnType<typeof createActivitiesRepository>;
