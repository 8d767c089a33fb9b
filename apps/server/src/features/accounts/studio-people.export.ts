import { Readable } from 'node:stream';
import { type AccountField, columnNames } from '@foyer/account-files';
import { stringify } from 'csv-stringify';
import type { Locale, LocalizedList, LocalizedText } from '../../platform/db/types.ts';
import { csvFormat } from '../../platform/http/csv.ts';
import type { createPeopleList, PeopleSelection } from './studio-people.list.ts';

type PeopleList = ReturnType<typeof createPeopleList>;
type Row = Awaited<ReturnType<PeopleList['whole']>>[number];

const rowsAtOnce = 1_000;

/** Words are those of the account's own language, as an import reads them. */
const wordsOf = (text: LocalizedText | null, language: Locale): string => text?.[language] ?? '';
const listOf = (list: LocalizedList | null, language: Locale): string => (list?.[language] ?? []).join(' | ');

const cells: Record<AccountField, (row: Row) => string | null> = {
  username: (row) => row.username,
  email: (row) => row.email,
  firstname: (row) => row.firstname,
  lastname: (row) => row.lastname,
  title: (row) => wordsOf(row.title, row.language),
  hotel: (row) => row.hotel,
  language: (row) => row.language,
  permissions: (row) => row.permissions.join(' '),
  birthday: (row) => row.birthday,
  hiredOn: (row) => row.hiredOn,
  gender: (row) => row.gender,
  careers: (row) => listOf(row.careers, row.language),
  skills: (row) => listOf(row.skills, row.language),
  specialTasks: (row) => listOf(row.specialTasks, row.language),
};
const fields = Object.keys(columnNames) as AccountField[];

async function* recordsOf(list: Pick<PeopleList, 'whole'>, selection: PeopleSelection): AsyncGenerator<(string | null)[]> {
  yield fields.map((field) => columnNames[field][0]);
  let after: Row | undefined;
  do {
    const rows = await list.whole(selection, rowsAtOnce, after);
    for (const row of rows) yield fields.map((field) => cells[field](row));
    after = rows.length === rowsAtOnce ? rows.at(-1) : undefined;
  } while (after);
}

/** The people of a selection as a CSV file that an import reads, some at a time. */
export const exportPeople = (list: Pick<PeopleList, 'whole'>, selection: PeopleSelection, locale: Locale): Readable =>
  Readable.from(recordsOf(list, selection)).compose(
    stringify(csvFormat(locale)) as unknown as Parameters<Readable['compose']>[0],
  ) as Readable;
