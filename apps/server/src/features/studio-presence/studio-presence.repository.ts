import type { Schemas } from '@foyer/api';
import { and, eq, gt, isNull, lte, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { studioPresences } from './studio-presence.tables.ts';

/** What is open, of which customer. */
export interface Subject {
  orgId: string;
  subject: Schemas['StudioSubject'];
  /** Empty for menu, look and settings. */
  subjectId: string;
}

/** One tab of a member. */
export interface Tab {
  userId: string;
  tab: string;
}

/** So many editors of one thing are shown. */
const most = 50;

const portrait = joinedImage('portrait', { imageId: users.imageId, orgId: users.orgId });
const { userId, tab, orgId, subject, subjectId, openedAt, seenAt } = studioPresences;

const at = (place: Subject) => and(eq(orgId, place.orgId), eq(subject, place.subject), eq(subjectId, place.subjectId));
const isTab = (one: Tab) => and(eq(userId, one.userId), eq(tab, one.tab));
const isOtherTab = (one: Tab) => or(ne(userId, one.userId), ne(tab, one.tab));

/** The SQL of what tabs of the studio have open. */
export function createPresenceRepository(db: Db) {
  return {
    /** Whether an article or a page of the customer is there. */
    async exists(place: Subject): Promise<boolean> {
      const table = place.subject === 'article' ? news : pages;
      const [row] = await db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.orgId, place.orgId), eq(table.id, place.subjectId), isNull(table.deletedAt)));
      return row !== undefined;
    },

    /** Notes that a tab has something open. Answers whether that is news. */
    async note(one: Tab, place: Subject, now: Date): Promise<boolean> {
      const [row] = await db
        .insert(studioPresences)
        .values({ ...one, ...place, openedAt: now, seenAt: now })
        .onConflictDoUpdate({ target: [userId, tab], set: { ...place, seenAt: now } })
        .returning({ isNew: sql<boolean>`xmax = 0` });
      return row!.isNew;
    },

    /** Forgets a tab. Answers what it had open. */
    async forget(one: Tab): Promise<Subject | undefined> {
      const [row] = await db.delete(studioPresences).where(isTab(one)).returning({ orgId, subject, subjectId });
      return row;
    },

    /** Deletes what was last heard of before a moment; what another process deletes at the same time is left to it. */
    async deleteOld(before: Date): Promise<void> {
      const old = db.select({ userId, tab }).from(studioPresences).where(lte(seenAt, before)).for('update', { skipLocked: true });
      await db.delete(studioPresences).where(sql`(${userId}, ${tab}) in ${old}`);
    },

    /** Who has something open in tabs other than this one, as heard of after a moment. */
    others: (place: Subject, one: Tab, after: Date) =>
      db
        .select({ person: personColumns, portrait: portrait.columns, openedAt: min(openedAt) })
        .from(studioPresences)
        .innerJoin(users, eq(users.id, userId))
        .leftJoin(portrait.table, portrait.on)
        .where(and(at(place), gt(seenAt, after), isOtherTab(one)))
        .groupBy(users.id, portrait.table.id)
        .orderBy(min(openedAt), users.id)
        .limit(most),

    /** The members with such tabs. */
    async otherUsers(place: Subject, one: Tab, after: Date): Promise<string[]> {
      const rows = await db
        .selectDistinct({ userId })
        .from(studioPresences)
        .where(and(at(place), gt(seenAt, after), isOtherTab(one)));
      return rows.map((row) => row.userId);
    },
  };
}
