import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { embedKeys, embedKeyUses, embedReports } from '../../shared/embed/embed.tables.ts';

type Report = Omit<typeof embedReports.$inferInsert, 'count'>;

/** So many different rows of a website in a day: pages say themselves which version they have. */
const mostRows = 500;

/** The SQL of how widgets do. */
export function createHealthRepository(db: Pick<Db, 'select' | 'insert' | 'delete' | '$count'>) {
  return {
    /** Counts a report. What would be one row too many of a day is left out. */
    async add(report: Report): Promise<void> {
      const { siteId, day } = report;
      if ((await db.$count(embedReports, and(eq(embedReports.siteId, siteId), eq(embedReports.day, day)))) >= mostRows) return;
      const places = report.loadTimes.map(
        (_, place) => sql`${embedReports.loadTimes}[${sql.raw(String(place + 1))}] + excluded.load_times[${sql.raw(String(place + 1))}]`,
      );
      await db
        .insert(embedReports)
        .values({ ...report, count: 1 })
        .onConflictDoUpdate({
          target: [
            embedReports.siteId,
            embedReports.day,
            embedReports.origin,
            embedReports.widget,
            embedReports.version,
            embedReports.code,
          ],
          set: { count: sql`${embedReports.count} + 1`, loadTimes: sql`array[${sql.join(places, sql`, `)}]` },
        });
    },

    /** Counts that a token of a key was taken. */
    async addLogin(keyId: string, origin: string, day: string): Promise<void> {
      await db
        .insert(embedKeyUses)
        .values({ keyId, origin, day, logins: 1 })
        .onConflictDoUpdate({
          target: [embedKeyUses.keyId, embedKeyUses.origin, embedKeyUses.day],
          set: { logins: sql`${embedKeyUses.logins} + 1` },
        });
    },

    reports: async (siteId: string, since: string) =>
      db
        .select()
        .from(embedReports)
        .where(and(eq(embedReports.siteId, siteId), gte(embedReports.day, since)))
        .orderBy(embedReports.origin, embedReports.widget, desc(embedReports.day)),

    keyUses: async (siteId: string, since: string) =>
      db
        .select({
          keyId: embedKeyUses.keyId,
          origin: embedKeyUses.origin,
          logins: sql<number>`sum(${embedKeyUses.logins})::int`,
          lastUsedOn: sql<string>`max(${embedKeyUses.day})::text`,
        })
        .from(embedKeyUses)
        .innerJoin(embedKeys, eq(embedKeys.id, embedKeyUses.keyId))
        .where(and(eq(embedKeys.siteId, siteId), gte(embedKeyUses.day, since)))
        .groupBy(embedKeyUses.keyId, embedKeyUses.origin, embedKeys.createdAt)
        .orderBy(desc(embedKeys.createdAt), embedKeyUses.origin),

    async deleteBefore(day: string): Promise<void> {
      await db.delete(embedReports).where(lt(embedReports.day, day));
      await db.delete(embedKeyUses).where(lt(embedKeyUses.day, day));
    },
  };
}

/** A counted report. */
export type ReportRow = Awaited<ReturnType<ReturnType<typeof createHealthRepository>['reports']>>[number];
