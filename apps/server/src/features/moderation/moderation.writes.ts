import { and, eq, sql } from 'drizzle-orm';
import type { Schemas } from '@foyer/api';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../platform/db/queries.ts';
import type { Reported } from '../../shared/moderation/reportable.ts';
import { reportEntries, reports } from '../../shared/moderation/reports.tables.ts';

/** What a member reports. */
export interface NewReport extends Reported {
  orgId: string;
  userId: string;
  kind: Schemas['StudioReport']['kind'];
  reason: Schemas['ReportReason'];
  note: string;
}

/** Stores what a member says about something: with that as it is now, open again where it had been decided on. Gives the id of the report, and whether they had said so before while it was open. */
export async function storeReport(tx: Tx, { userId, reason, note, ...reported }: NewReport): Promise<{ id: string; known: boolean }> {
  const [before] = await tx
    .select({ state: reports.state })
    .from(reports)
    .where(and(eq(reports.kind, reported.kind), eq(reports.subjectId, reported.subjectId)));
  const [row] = await tx
    .insert(reports)
    .values({ id: uuidv7(), ...reported })
    .onConflictDoUpdate({
      target: [reports.kind, reports.subjectId],
      set: { ...reported, state: 'open', decidedBy: null, decidedAt: null },
    })
    .returning({ id: reports.id });
  const { id } = row!;
  const said = { reason, note, createdAt: sql`clock_timestamp()` };
  const [entry] = await tx
    .select({ userId: reportEntries.userId })
    .from(reportEntries)
    .where(and(eq(reportEntries.reportId, id), eq(reportEntries.userId, userId)));
  await tx
    .insert(reportEntries)
    .values({ reportId: id, userId, ...said })
    .onConflictDoUpdate({ target: [reportEntries.reportId, reportEntries.userId], set: said });
  return { id, known: before?.state === 'open' && entry !== undefined };
}

/** Settles a report, in the transaction that holds it. */
export const settleReport = (tx: Tx, id: string, state: 'removed' | 'kept', decidedBy: string) =>
  tx
    .update(reports)
    .set({ state, decidedBy, decidedAt: sql`clock_timestamp()` })
    .where(eq(reports.id, id));
