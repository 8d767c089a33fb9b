import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import type { reports } from './reports.tables.ts';

/** Something as it is reported. */
export type Reported = Pick<
  typeof reports.$inferInsert,
  'subjectId' | 'authorId' | 'conversation' | 'text' | 'attachmentCount' | 'writtenAt'
>;

/** What members can report of a feature. */
export interface Reportable {
  kind: Schemas['StudioReport']['kind'];
  /** What the member sees and may report; undefined for all else, their own among it. */
  find(me: Me, id: string): Promise<Reported | undefined>;
  /** The files that are still on these. */
  attachments(ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, Schemas['Attachment'][]>>;
  /** Removes it for all; without effect where it is gone. */
  remove(id: string, locale: Locale): Promise<void>;
}
