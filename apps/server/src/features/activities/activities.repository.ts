import { and, asc, count, desc, eq, inArray, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { activities } from './activities.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { published, visibleNews } from '../../shared/content/news.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';

/** Whose feed it is. */
export type Reader = Pick<Me, 'id' | 'orgId'>;

/** Counting stops here: nobody is shown more than "99+". */
export const mostUnread = 100;

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: activities.orgId });
const bySubject = eq(news.id, activities.newsId);
const unread = isNull(activities.readAt);

/** The reader's own, without those of an article that has been withdrawn since. */
const visible = ({ id, orgId }: Reader) =>
  and(eq(activities.userId, id), eq(activities.orgId, orgId), or(isNull(activities.newsId), visibleNews(orgId)));

/** Reads activities and marks them as read. */
export function createActivitiesRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** One page of the feed, newest first. */
    list: async (reader: Reader, page: PageRequest, locale: Locale) =>
      db
        .select({
          id: activities.id,
          type: activities.type,
          sentence: activities.sentence,
          createdAt: activities.createdAt,
          readAt: activities.readAt,
          newsId: activities.newsId,
          commentId: activities.commentId,
          newsTitle: localizedText(news.title, locale),
          actor: personColumns,
          portrait: portrait.columns,
        })
        .from(activities)
        .leftJoin(news, bySubject)
        .leftJoin(users, eq(users.id, activities.actorId))
        .leftJoin(portrait.table, portrait.on)
        .where(visible(reader))
        .orderBy(desc(activities.createdAt), asc(activities.id))
        .limit(page.limit)
        .offset(offsetOf(page)),

    /** How many there are, and when the oldest unread one was posted. */
    async summary(reader: Reader): Promise<{ total: number; unreadSince: Date | null }> {
      const [row] = await db
        .select({
          total: count(),
          unreadSince: min(sql`case when ${unread} then ${activities.createdAt} end`).mapWith(activities.createdAt),
        })
        .from(activities)
        .leftJoin(news, bySubject)
        .where(visible(reader));
      return row!;
    },

    /** How many are unread; `mostUnread` where there are that many or more. */
    async countUnread(reader: Reader): Promise<number> {
      const some = db
        .select({ id: activities.id })
        .from(activities)
        .leftJoin(news, bySubject)
        .where(and(visible(reader), unread))
        .limit(mostUnread)
        .as('some');
      const [row] = await db.select({ total: count() }).from(some);
      return row!.total;
    },

    /** How many each of these members has not read; those with none are left out. Withdrawn articles count for nobody, whichever customer's. */
    async countUnreadOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await db
        .select({ userId: activities.userId, total: count() })
        .from(activities)
        .leftJoin(news, bySubject)
        .where(and(inArray(activities.userId, [...userIds]), unread, or(isNull(activities.newsId), published)))
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
