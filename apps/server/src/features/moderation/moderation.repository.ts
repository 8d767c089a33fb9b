import { aliasedTable, and, arrayOverlaps, asc, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { moderators } from '../../shared/identity/moderator.policy.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { reportEntries, reports } from '../../shared/moderation/reports.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';

/** Which reports are listed. */
export interface ReportSelection {
  orgId: string;
  settled: boolean;
}

const [author, decider] = [aliasedTable(users, 'author'), aliasedTable(users, 'decider')];
const [authorPortrait, portrait] = [joinedImage('author_portrait', author), joinedImage('portrait', users)];
const nameColumns = ({ id, firstname, lastname }: typeof users) => ({ id, firstname, lastname });

const selected = ({ orgId, settled }: ReportSelection): SQL =>
  and(eq(reports.orgId, orgId), settled ? ne(reports.state, 'open') : eq(reports.state, 'open'))!;

/** Reads reports; in a transaction where it is given one. */
export function createModerationRepository(db: Pick<Db, 'select'>) {
  const shown = () =>
    db
      .select({ report: reports, author: nameColumns(author), portrait: authorPortrait.columns, decidedBy: nameColumns(decider) })
      .from(reports)
      .leftJoin(author, eq(author.id, reports.authorId))
      .leftJoin(authorPortrait.table, authorPortrait.on)
      .leftJoin(decider, eq(decider.id, reports.decidedBy));

  return {
    page: async (selection: ReportSelection, page: PageRequest) =>
      shown()
        .where(selected(selection))
        .orderBy(...(selection.settled ? [desc(reports.decidedAt), desc(reports.id)] : [asc(reports.createdAt), asc(reports.id)]))
        .limit(page.limit)
        .offset(offsetOf(page)),

    async count(selection: ReportSelection): Promise<number> {
      const [row] = await db.select({ total: count() }).from(reports).where(selected(selection));
      return row!.total;
    },

    async one(orgId: string, id: string) {
      const [row] = await shown().where(and(eq(reports.orgId, orgId), eq(reports.id, id)));
      return row;
    },

    /** The report, held until the transaction ends. */
    async held(orgId: string, id: string) {
      const [row] = await db
        .select()
        .from(reports)
        .where(and(eq(reports.orgId, orgId), eq(reports.id, id)))
        .for('update');
      return row;
    },

    /** Who reported these, the latest first. */
    entries: async (ids: readonly string[]) =>
      ids.length === 0
        ? []
        : db
            .select({ entry: reportEntries, by: personColumns, portrait: portrait.columns })
            .from(reportEntries)
            .innerJoin(users, eq(users.id, reportEntries.userId))
            .leftJoin(portrait.table, portrait.on)
            .where(inArray(reportEntries.reportId, [...ids]))
            .orderBy(desc(reportEntries.createdAt), asc(reportEntries.userId)),

    /** The moderators of a customer who can log in. */
    async moderators(orgId: string): Promise<string[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(visiblePeople(orgId), arrayOverlaps(users.permissions, [...moderators])));
      return rows.map(({ id }) => id);
    },
  };
}
export type ReportShown = NonNullable<Awaited<ReturnType<ReturnType<typeof createModerationRepository>['one']>>>;
export type EntryShown = Awaited<ReturnType<ReturnType<typeof createModerationRepository>['entries']>>[number];
