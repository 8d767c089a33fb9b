import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { found, Problem, refusedField } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import type { Reportable } from '../../shared/moderation/reportable.ts';
import { notify, withdraw } from '../notifications/index.ts';
import { moderationKind, type ModerationText } from './moderation.kind.ts';
import { toReport } from './moderation.presenter.ts';
import { createModerationRepository, type ReportShown } from './moderation.repository.ts';
import { settleReport, storeReport } from './moderation.writes.ts';

type Decision = Schemas['ReportDecision']['state'];

/** Notifies of one report, under a subject of its own for each text, so that one does not change into the other. */
async function tell(tx: Tx, orgId: string, report: string, userIds: readonly string[], text: ModerationText): Promise<void> {
  const place = text === 'reported' ? paths.studioReports : null;
  await notify(tx, moderationKind, { orgId, userIds, subject: `${text} ${report}`, actorId: null, place, params: { text } });
}

/** Has members report what they see, and moderators decide on it. */
export function createModerationService({ db }: Pick<Context, 'db'>, reportables: readonly Reportable[]) {
  const repository = createModerationRepository(db);

  async function show(me: Me, rows: readonly ReportShown[], locale: Locale): Promise<Schemas['StudioReport'][]> {
    const entries = Map.groupBy(await repository.entries(rows.map(({ report }) => report.id)), ({ entry }) => entry.reportId);
    const attachments = new Map<string, Schemas['Attachment'][]>();
    for (const reportable of reportables) {
      const subjects = rows.flatMap(({ report }) =>
        report.kind === reportable.kind && report.attachmentCount > 0 ? [report.subjectId] : [],
      );
      for (const [id, files] of await reportable.attachments(subjects, locale)) attachments.set(id, files);
    }
    return rows.map((row) => toReport(me, row, { entries, attachments }, locale));
  }

  /** Decides, in a transaction; whether it is new. */
  const settle = (me: Me, id: string, state: Decision): Promise<boolean> =>
    db.transaction(async (tx) => {
      const held = found(await createModerationRepository(tx).held(me.orgId, id));
      if (held.authorId === me.id) throw new Problem(403, 'own_content');
      // Repeated after a lost answer.
      if (held.state === state && held.decidedBy === me.id) return false;
      if (held.state !== 'open') throw new Problem(409, 'changed_meanwhile');
      await settleReport(tx, id, state, me.id);
      const { orgId, authorId } = held;
      const reporters = (await createModerationRepository(tx).entries([id])).map(({ by }) => by.id);
      await audit(tx, {
        orgId,
        action: `report.${state}`,
        actorId: me.id,
        subject: held.subjectId,
        details: { kind: held.kind, report: id },
      });
      await withdraw(tx, { kind: moderationKind, subject: `reported ${id}` });
      await tell(tx, orgId, id, reporters, state === 'removed' ? 'report_removed' : 'report_kept');
      if (state === 'removed' && authorId !== null) await tell(tx, orgId, id, [authorId], 'removed');
      return true;
    });

  return {
    async report(me: Me, reportable: Reportable, subjectId: string, { reason, note: typed }: Schemas['NewReport']): Promise<void> {
      const note = typed.trim();
      const reported = found(await reportable.find(me, subjectId));
      if (reason === 'other' && note === '') throw refusedField('note', 'required');
      await db.transaction(async (tx) => {
        const { id, known } = await storeReport(tx, { ...reported, orgId: me.orgId, userId: me.id, kind: reportable.kind, reason, note });
        if (known) return;
        const all = await createModerationRepository(tx).moderators(me.orgId);
        const others = all.filter((one) => one !== me.id && one !== reported.authorId);
        await tell(tx, me.orgId, id, others, 'reported');
      });
    },

    async list(me: Me, settled: boolean, page: PageRequest, locale: Locale): Promise<Schemas['StudioReportList']> {
      const selection = { orgId: me.orgId, settled };
      const [rows, total] = [await repository.page(selection, page), await repository.count(selection)];
      return { results: await show(me, rows, locale), total, pagination: paginate(page, total) };
    },

    /** Removes what was reported, or keeps it. What was removed is settled first, so that no one else decides meanwhile. */
    async decide(me: Me, id: string, state: Decision, locale: Locale): Promise<Schemas['StudioReport']> {
      await settle(me, id, state);
      const row = found(await repository.one(me.orgId, id));
      // Also where the answer of the first time was lost before it was removed.
      if (state === 'removed') await reportables.find(({ kind }) => kind === row.report.kind)?.remove(row.report.subjectId, locale);
      return (await show(me, [row], locale))[0]!;
    },
  };
}
