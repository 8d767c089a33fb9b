import type { AccountField, CsvFile, CsvRow } from '@foyer/account-files';
import type { Locale } from '../../platform/db/types.ts';
import { isDeepStrictEqual } from 'node:util';
import { type Account, type FaultCode, readAccount } from './account.input.ts';
import { type PlannedRow, toRow } from './account.row.ts';
import type { AccountRow } from './accounts.repository.ts';
import { hotelNamed } from './accounts.service.ts';

/** Something that is wrong with a row of the file; `message` says it to operators. */
export interface RowFault extends FaultCode {
  line: number;
  /** The column as the file names it; absent where the row as a whole is meant. */
  column?: string;
  /** What the cell holds, cut. */
  value?: string;
  message: string;
}

/** What the customer has before the import. */
export interface Present {
  orgId: string;
  accounts: AccountRow[];
  hotels: { id: string; name: string }[];
  /** The languages the customer offers; the first is that of new accounts whose row names none. */
  languages: readonly Locale[];
  /** What of a row may not be done by who imports; left out where all may be. */
  judge?: (planned: PlannedRow, stored: AccountRow | undefined) => (FaultCode & { field?: AccountField; message: string }) | undefined;
}

/** What an import would do. */
export interface ImportPlan {
  created: PlannedRow[];
  updated: PlannedRow[];
  /** How many rows say what is stored already. */
  unchanged: number;
  faults: RowFault[];
}

const listed = (items: string[], max = 8): string =>
  items.length > max ? `${items.slice(0, max).join(', ')} and ${items.length - max} more` : items.join(', ');

/** The order of permissions means nothing. */
const isSame = ({ active: _active, ...stored }: AccountRow, { orgId: _orgId, ...planned }: PlannedRow): boolean =>
  isDeepStrictEqual({ ...stored, permissions: stored.permissions.toSorted() }, { ...planned, permissions: planned.permissions.toSorted() });

/** The account that a row is about, or why it is refused. */
interface Match {
  stored?: AccountRow | undefined;
  fault?: FaultCode & { message: string };
}

/** Finds what two rows, or a row and a stored account, both claim. */
function createRegister({ accounts }: Present) {
  const byUsername = new Map(accounts.map((row) => [row.username, row]));
  const byEmail = new Map(accounts.map((row) => [row.email, row]));
  const lines = new Map<string, number>();
  const linesOfAccounts = new Map<string, number>();

  /** The account that a row is about, or why there is none. */
  function match({ username, email }: Account): Match {
    const [named, addressed] = [byUsername.get(username), byEmail.get(email)];
    if (named && addressed && named.id !== addressed.id) {
      const message = `The user name "${username}" and the address "${email}" belong to two different accounts. Correct one of them.`;
      return { fault: { code: 'two_accounts', values: { username, email }, message } };
    }
    const stored = named ?? addressed;
    // A name must not lead to two people, whichever of the two ways they log in.
    const crossed = [byEmail.get(username), byUsername.get(email)].find((row) => row && row.id !== stored?.id);
    if (!crossed) return { stored };
    const name = crossed.email === username ? username : email;
    return {
      fault: { code: 'name_of_other', values: { name }, message: `"${name}" is what another account logs in with. Choose another one.` },
    };
  }

  return {
    /** Takes a row in; gives the account it is about, or why it is refused. */
    take(line: number, account: Account): Match {
      const own = [...new Set([account.username, account.email])];
      const twice = own.find((name) => lines.has(name));
      const before = twice === undefined ? undefined : lines.get(twice);
      if (twice !== undefined && before !== undefined) {
        const message = `"${twice}" is in line ${before} already. Remove one of the two rows.`;
        return { fault: { code: 'twice_in_file', values: { name: twice, line: before }, message } };
      }
      for (const name of own) lines.set(name, line);
      const { stored, fault } = match(account);
      if (!stored) return { fault };
      const other = linesOfAccounts.get(stored.id);
      linesOfAccounts.set(stored.id, other ?? line);
      if (other === undefined) return { stored };
      const message = `This row is about the account of line ${other}. Remove one of the two rows.`;
      return { fault: { code: 'same_account', values: { line: other }, message } };
    },
  };
}

type CellFault = Omit<RowFault, 'line'>;

/** Works out what the rows of a file of accounts would do to what is there, one after the other; writes nothing. */
export function createPlanner({ header, fields }: Pick<CsvFile, 'header' | 'fields'>, present: Present) {
  const register = createRegister(present);
  const plan: ImportPlan = { created: [], updated: [], unchanged: 0, faults: [] };
  const columnOf = (field: AccountField) => header[fields.indexOf(field)]?.trim();
  const inColumn = (field: AccountField | undefined) => (field === undefined ? {} : { column: columnOf(field) });

  /** The hotel and the language of a row, as the customer has them. */
  function resolve({ hotel, language }: Account): { hotelId?: string; faults: CellFault[] } {
    const found = hotel === undefined ? undefined : hotelNamed(present.hotels, hotel);
    const faults: CellFault[] = [];
    if (hotel !== undefined && !found) {
      const known = listed(present.hotels.map(({ name }) => name));
      const way = known ? `Known are ${known}.` : 'The customer has none yet; leave the cell empty.';
      const said = { code: 'unknown_hotel', value: hotel.slice(0, 80), message: `"${hotel}" is no hotel of this customer. ${way}` };
      faults.push({ ...inColumn('hotel'), ...said });
    }
    if (language && !present.languages.includes(language)) {
      const known = present.languages.join(', ');
      const message = `"${language}" is not offered by this customer. Use one of ${known}.`;
      faults.push({ ...inColumn('language'), code: 'not_a_language', values: { known }, value: language, message });
    }
    return { hotelId: found?.id, faults };
  }

  function read({ line, input, cells }: CsvRow): CellFault[] {
    if (cells.length > header.length && cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      const message = `The row has ${cells.length} cells and the first line ${header.length}. Put cells that hold the separator into quotation marks.`;
      return [{ code: 'too_many_cells', values: { cells: cells.length, columns: header.length }, message }];
    }
    const { account, faults } = readAccount(input);
    if (!account) return faults.map(({ field, ...fault }) => ({ ...inColumn(field), ...fault }));
    const { hotelId, faults: unresolved } = resolve(account);
    const { stored, fault } = register.take(line, account);
    if (fault) return [...unresolved, fault];
    if (unresolved.length > 0) return unresolved;
    const language = account.language ?? stored?.language ?? present.languages[0]!;
    const planned = toRow(present.orgId, { ...account, language }, hotelId, stored);
    const isUnchanged = stored !== undefined && isSame(stored, planned);
    const { field, ...refused } = (!isUnchanged && present.judge?.(planned, stored)) || {};
    if ('code' in refused) return [{ ...inColumn(field), ...refused } as CellFault];
    if (!stored) plan.created.push(planned);
    else if (isUnchanged) plan.unchanged += 1;
    else plan.updated.push(planned);
    return [];
  }
  return {
    plan,
    /** Takes the next row of the file in. */
    take: (row: CsvRow): void => void plan.faults.push(...read(row).map((fault) => ({ line: row.line, ...fault }))),
  };
}
