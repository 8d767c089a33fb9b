import { and, desc, eq, exists, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { notificationEvents, notifications } from './notifications.tables.ts';

/** Whose notifications they are. */
export type Reader = Pick<Me, 'id' | 'orgId'>;

/** As many are shown. */
const mostShown = 20;
const shownFor = sql`interval '30 days'`;

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: users.orgId });
const isNew = isNull(notifications.oldAt);
const { id, kind, contentType, contentId, place, params, updatedAt, oldAt } = notifications;
const columns = { id, kind, contentType, contentId, place, params, updatedAt, oldAt };

/** Reads notifications and makes them old. */
export function createNotificationsRepository({ db }: Pick<Context, 'db'>, types: ContentTypes) {
  const own = (reader: Reader) => and(eq(notifications.userId, reader.id), eq(notifications.orgId, reader.orgId));
  const event = db
    .select({ one: sql`1` })
    .from(notificationEvents)
    .where(eq(notificationEvents.notificationId, notifications.id));
  /** What happened and was not taken back, about no content or one that its reader sees. */
  const told = and(or(isNull(contentId), types.joined), exists(event));

  return {
    /** The latest of a member, but for kinds they do not want to see. With `only`, which are new and not mailed. */
    async latest(reader: Reader, hidden: readonly string[], locale: Locale, only?: 'unmailed') {
      const query = db
        .select({ ...columns, title: types.title(locale) })
        .from(notifications)
        .$dynamic();
      return types
        .join(query, notifications, reader)
        .where(
          and(
            own(reader),
            gt(updatedAt, sql`now() - ${shownFor}`),
            hidden.length > 0 ? notInArray(kind, [...hidden]) : undefined,
            only && and(isNew, isNull(notifications.mailedAt)),
            told,
          ),
        )
        .orderBy(desc(updatedAt), id)
        .limit(mostShown);
    },

    /** Who did what notifications tell of, the latest first. */
    async actors(ids: readonly string[]) {
      if (ids.length === 0) return [];
      const latest = sql<Date>`max(${notificationEvents.createdAt})`;
      return db
        .select({ notificationId: notificationEvents.notificationId, person: personColumns, portrait: portrait.columns })
        .from(notificationEvents)
        .innerJoin(users, eq(users.id, notificationEvents.actorId))
        .leftJoin(portrait.table, portrait.on)
        .where(inArray(notificationEvents.notificationId, [...ids]))
        .groupBy(notificationEvents.notificationId, users.id, portrait.table.id)
        .orderBy(desc(latest), users.id);
    },

    async find(reader: Reader, wanted: string) {
      const [row] = await db
        .select({ updatedAt })
        .from(notifications)
        .where(and(own(reader), eq(id, wanted)));
      return row;
    },

    /** Makes old whatever happened until then. The moment is given to the millisecond, the rows know it more exactly. */
    async makeOld({ id: userId }: Pick<Reader, 'id'>, until: Date, kinds?: readonly string[]): Promise<void> {
      await db.transaction(async (tx) => {
        const which = and(
          eq(notifications.userId, userId),
          isNew,
          lt(updatedAt, new Date(until.getTime() + 1)),
          kinds && inArray(kind, [...kinds]),
        );
        // In the order in which they are written.
        const held = tx.select({ id }).from(notifications).where(which).orderBy(kind, notifications.userId).for('update');
        await tx
          .update(notifications)
          .set({ oldAt: sql`now()` })
          .where(inArray(id, held));
      });
    },
  };
}
export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
