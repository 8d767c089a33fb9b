import { type CsvError, parse } from 'csv-parse/sync';
import { type AccountField, type AccountInput, fieldOf, names } from './columns.ts';
import { decodeText } from './decode.ts';

/** A row of the file. */
export interface CsvRow {
  /** Where it begins, counted from 1 as editors count. */
  line: number;
  input: AccountInput;
  /** The cells as they are in the file. */
  cells: string[];
}

/** Why a file cannot be read, as texts are looked up by it, and what such a text names. */
export interface CsvFault {
  code: 'csv_empty' | 'csv_missing_columns' | 'csv_double_columns' | 'csv_broken' | 'csv_too_long';
  values?: Record<string, string | number>;
}

/** The file cannot be read as a list of accounts; `message` says to operators why and what to do. */
export class CsvRefusal extends Error {
  readonly fault: CsvFault;

  constructor(message: string, fault: CsvFault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** A file of accounts. */
export interface CsvFile {
  header: string[];
  /** What each column holds. */
  fields: (AccountField | undefined)[];
  delimiter: string;
  rows: CsvRow[];
  /** Columns whose names say nothing to Foyer; they are left out. */
  unknown: string[];
}

const german: Partial<Record<AccountField, string>> = {
  username: 'Benutzername',
  email: 'E-Mail',
  firstname: 'Vorname',
  lastname: 'Nachname',
};

const required = Object.keys(german) as AccountField[];
const delimiters = [',', ';', '\t'];
const maxRows = 100_000;

interface RawRow {
  record: string[];
  info: { lines: number };
}

function parseWith(text: string, delimiter: string, to?: number): RawRow[] {
  return parse(text, {
    delimiter,
    to,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  }) as unknown as RawRow[];
}

const headerWith = (text: string, delimiter: string): string[] => {
  try {
    return parseWith(text, delimiter, 1)[0]?.record ?? [];
  } catch {
    return [];
  }
};

const known = (header: string[]): number => header.filter(fieldOf).length;

/** The separator under which most columns are known. */
const delimiterOf = (text: string): string => delimiters.toSorted((a, b) => known(headerWith(text, b)) - known(headerWith(text, a)))[0]!;

function checkHeader(header: string[]): void {
  const fields = header.map(fieldOf);
  const missing = required.filter((field) => !fields.includes(field)).map((field) => `"${german[field]}" (${names[field][0]})`);
  if (missing.length > 0) {
    const seen = header.map((name) => `"${name.trim().slice(0, 40)}"`).join(', ');
    throw new CsvRefusal(
      `The file lacks ${missing.length > 1 ? 'the columns' : 'the column'} ${missing.join(', ')}. Its first line names ${seen}. Add what is missing there.`,
      { code: 'csv_missing_columns', values: { columns: missing.join(', ') } },
    );
  }
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (!twice) return;
  const both = header.filter((name) => fieldOf(name) === twice).map((name) => `"${name.trim()}"`);
  throw new CsvRefusal(`The columns ${both.join(' and ')} mean the same (${names[twice][0]}). Remove one of them.`, {
    code: 'csv_double_columns',
    values: { columns: both.join(', ') },
  });
}

function parseAll(text: string, delimiter: string): RawRow[] {
  try {
    return parseWith(text, delimiter);
  } catch (error) {
    const { lines, message } = error as CsvError & { lines?: number };
    const place = lines ? `around line ${lines}` : 'somewhere';
    throw new CsvRefusal(
      `The file is no sound CSV ${place}: ${message}. Check the quotation marks there, or export it again.`,
      { code: 'csv_broken', values: { line: lines ?? 1 } },
      {
        cause: error,
      },
    );
  }
}

const isBlank = (record: string[]): boolean => record.every((cell) => cell.trim() === '');

/** A row is counted where it ends; its cells may hold line breaks. */
const breaksIn = (record: string[]): number => record.join('').match(/\r\n|\r|\n/g)?.length ?? 0;

/** Exports write a ' before what spreadsheets could take for a formula. */
const plainCell = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

const toInput = (fields: (AccountField | undefined)[], record: string[]): AccountInput =>
  Object.fromEntries(fields.flatMap((field, index) => (field && record[index] !== undefined ? [[field, plainCell(record[index])]] : [])));

/** Reads a file of accounts: comma, semicolon or tab, names of columns in German or English. Throws `CsvRefusal`. */
export function readAccountsCsv(bytes: Uint8Array): CsvFile {
  // Excel's own way to name the separator; the line is kept empty, so that the others keep their numbers.
  const text = decodeText(bytes).replace(/^\uFEFF?sep=.(?=\r?\n)/i, '');
  const delimiter = delimiterOf(text);
  const [first, ...rest] = parseAll(text, delimiter);
  if (!first) throw new CsvRefusal('The file is empty. Its first line must name the columns.', { code: 'csv_empty' });
  checkHeader(first.record);
  if (rest.length > maxRows)
    throw new CsvRefusal(`The file holds more than ${maxRows} rows. Split it.`, { code: 'csv_too_long', values: { limit: maxRows } });
  const header = first.record;
  const fields = header.map(fieldOf);
  const rows = rest
    .filter(({ record }) => !isBlank(record))
    .map(({ record, info }) => ({ line: info.lines - breaksIn(record), input: toInput(fields, record), cells: record }));
  return { header, fields, delimiter, rows, unknown: header.filter((name) => name.trim() !== '' && !fieldOf(name)) };
}
