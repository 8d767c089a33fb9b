import { type CsvError, parse } from 'csv-parse/sync';
import type { AccountField, AccountInput } from './account.input.ts';

/** A row of the file. */
export interface CsvRow {
  /** Where it begins, counted from 1 as editors count. */
  line: number;
  input: AccountInput;
  /** The cells as they are in the file. */
  cells: string[];
}

/** The file cannot be read as a list of accounts; `message` says why and what to do. */
export class CsvRefusal extends Error {}

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

/** The names of columns, written as `plain` writes them; the first is the one that messages use. */
const names: Record<AccountField, readonly [string, ...string[]]> = {
  username: ['username', 'benutzername', 'benutzer', 'benutzerkennung', 'anmeldename', 'login', 'loginname', 'user', 'user name'],
  email: ['email', 'e mail', 'mail', 'email adresse', 'e mail adresse', 'mailadresse', 'email address', 'e mail address'],
  firstname: ['firstname', 'vorname', 'first name', 'given name', 'rufname'],
  lastname: ['lastname', 'nachname', 'last name', 'familienname', 'surname', 'family name'],
  title: ['title', 'position', 'funktion', 'stelle', 'titel', 'job title', 'stellenbezeichnung', 'role'],
  hotel: ['hotel', 'haus', 'betrieb', 'standort', 'house', 'location', 'property'],
  language: ['language', 'sprache', 'locale'],
  permissions: ['permissions', 'berechtigungen', 'berechtigung', 'rechte', 'permission', 'rights'],
  birthday: ['birthday', 'geburtstag', 'geburtsdatum', 'date of birth', 'birth date', 'birthdate', 'geboren am'],
  hiredOn: ['hired on', 'eintritt', 'eintrittsdatum', 'eingetreten am', 'entry date', 'start date', 'hire date', 'joined', 'hiredon'],
  gender: ['gender', 'geschlecht', 'sex'],
  careers: ['careers', 'career', 'werdegang', 'laufbahn', 'ausbildung'],
  skills: ['skills', 'skill', 'kenntnisse', 'fähigkeiten', 'kompetenzen'],
  specialTasks: ['special tasks', 'special task', 'sonderaufgaben', 'sonderaufgabe', 'zusatzaufgaben', 'specialtasks'],
};

const german: Partial<Record<AccountField, string>> = {
  username: 'Benutzername',
  email: 'E-Mail',
  firstname: 'Vorname',
  lastname: 'Nachname',
};

const required = Object.keys(german) as AccountField[];
const delimiters = [',', ';', '\t'];
const maxRows = 100_000;

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const fieldOf = (name: string): AccountField | undefined =>
  (Object.keys(names) as AccountField[]).find((field) => names[field].includes(plain(name)));

/** The text of a file in UTF-8, UTF-16 or, where it is neither, Windows-1252, as Excel writes them. */
function decodeText(bytes: Uint8Array): string {
  const decode = (encoding: string, fatal = true): string => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', false);
  // Every second byte of Latin text in UTF-16 is zero, and none of any other encoding.
  const head = bytes.subarray(0, 200);
  const zeros = (offset: number): number => head.filter((byte, index) => index % 2 === offset && byte === 0).length;
  if (zeros(1) > head.length / 4) return decode('utf-16le', false);
  if (zeros(0) > head.length / 4) return decode('utf-16be', false);
  try {
    return decode('utf-8');
  } catch {
    return decode('windows-1252', false);
  }
}

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
    );
  }
  const twice = fields.find((field, index) => field && fields.indexOf(field) !== index);
  if (!twice) return;
  const both = header.filter((name) => fieldOf(name) === twice).map((name) => `"${name.trim()}"`);
  throw new CsvRefusal(`The columns ${both.join(' and ')} mean the same (${names[twice][0]}). Remove one of them.`);
}

function parseAll(text: string, delimiter: string): RawRow[] {
  try {
    return parseWith(text, delimiter);
  } catch (error) {
    const { lines, message } = error as CsvError & { lines?: number };
    const place = lines ? `around line ${lines}` : 'somewhere';
    throw new CsvRefusal(`The file is no sound CSV ${place}: ${message}. Check the quotation marks there, or export it again.`, {
      cause: error,
    });
  }
}

const isBlank = (record: string[]): boolean => record.every((cell) => cell.trim() === '');

/** A row is counted where it ends; its cells may hold line breaks. */
const breaksIn = (record: string[]): number => record.join('').match(/\r\n|\r|\n/g)?.length ?? 0;

const toInput = (fields: (AccountField | undefined)[], record: string[]): AccountInput =>
  Object.fromEntries(fields.flatMap((field, index) => (field && record[index] !== undefined ? [[field, record[index]]] : [])));

/** Reads a file of accounts: comma, semicolon or tab, names of columns in German or English. Throws `CsvRefusal`. */
export function readAccountsCsv(bytes: Uint8Array): CsvFile {
  // Excel's own way to name the separator; the line is kept empty, so that the others keep their numbers.
  const text = decodeText(bytes).replace(/^\uFEFF?sep=.(?=\r?\n)/i, '');
  const delimiter = delimiterOf(text);
  const [first, ...rest] = parseAll(text, delimiter);
  if (!first) throw new CsvRefusal('The file is empty. Its first line must name the columns.');
  checkHeader(first.record);
  if (rest.length > maxRows) throw new CsvRefusal(`The file holds more than ${maxRows} rows. Split it.`);
  const header = first.record;
  const fields = header.map(fieldOf);
  const rows = rest
    .filter(({ record }) => !isBlank(record))
    .map(({ record, info }) => ({ line: info.lines - breaksIn(record), input: toInput(fields, record), cells: record }));
  return { header, fields, delimiter, rows, unknown: header.filter((name) => name.trim() !== '' && !fieldOf(name)) };
}
