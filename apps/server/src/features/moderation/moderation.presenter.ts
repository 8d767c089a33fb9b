import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import type { EntryShown, ReportShown } from './moderation.repository.ts';

/** What hangs on reports. */
export interface ReportParts {
  entries: ReadonlyMap<string, readonly EntryShown[]>;
  /** By what was reported. */
  attachments: ReadonlyMap<string, Schemas['Attachment'][]>;
}

/** A report as a moderator sees it. */
export function toReport(
  me: Pick<Me, 'id'>,
  shown: ReportShown,
  { entries, attachments }: ReportParts,
  locale: Locale,
): Schemas['StudioReport'] {
  const { report, author, portrait, decidedBy } = shown;
  const open = report.state === 'open';
  return {
    id: report.id,
    kind: report.kind,
    text: report.text,
    // Once it is settled they are given to its readers alone.
    attachments: open ? (attachments.get(report.subjectId) ?? []) : [],
    attachment_count: report.attachmentCount,
    author: author && toPerson(author, portrait, locale),
    conversation: report.conversation,
    written_at: report.writtenAt.toISOString(),
    state: report.state,
    entries: (entries.get(report.id) ?? []).map(({ entry, by, portrait: image }) => ({
      by: toPerson(by, image, locale),
      reason: entry.reason,
      note: entry.note,
      at: entry.createdAt.toISOString(),
    })),
    decided_by: decidedBy && toPerson(decidedBy, null, locale),
    decided_at: report.decidedAt?.toISOString() ?? null,
    decidable: open && report.authorId !== me.id,
  };
}
