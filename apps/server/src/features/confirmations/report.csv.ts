import { stringify } from 'csv-stringify/sync';
import type { Locale } from '../../platform/db/types.ts';
import { csvFormat } from '../../platform/http/csv.ts';
import { translate } from '../../platform/http/messages.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { ReportRow } from './report.repository.ts';

/** A moment as spreadsheets sort it, on the clock of a time zone: `2026-11-18 09:12`. */
function momentIn(timeZone: string, moment: Date): string {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(moment);
}

/** The report as a CSV file in the reader's language, for spreadsheets. */
export function reportCsv(rows: readonly ReportRow[], locale: Locale, timeZone: string): string {
  const text = (key: string) => translate(locale, `confirmations.${key}`);
  const header = [text('name'), text('hotel'), text('state'), text('confirmed_at'), text('version')];
  const records = rows.map((row) => [
    nameOf(row.user),
    row.hotel ?? '',
    text(row.confirmedAt ? 'confirmed' : 'open'),
    row.confirmedAt ? momentIn(timeZone, row.confirmedAt) : '',
    row.version === null ? '' : String(row.version),
  ]);
  return stringify([header, ...records], csvFormat(locale));
}
