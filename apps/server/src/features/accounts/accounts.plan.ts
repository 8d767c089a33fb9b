import type { AccountField, CsvFile, CsvRow } from '@foyer/account-files';
import type { Locale } from '../../platform/db/types.ts';
import { isDeepStrictEqual } from 'node:util';
import { type Account, readAccount } from './account.input.ts';
import { type PlannedRow, toRow } from './account.row.ts';
import type { AccountRow } from './accounts.repository.ts';
import { hotelNamed } from './accounts.service.ts';

/** Something that is wrong with a row of the file. */
export interface RowFault {
  line: number;
  /** The column as the file names it; absent where the row as a whole is meant. */
  column?: string;
  message: string;
}

/** What the customer has before the import. */
export interface Present {
  orgId: string;
  accounts: AccountRow[];
  hotels: { id: string; name: string }[];
  /** The languages the customer offers; the first is that of new accounts whose row names none. */
  languages: readonly Locale[];
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

/** Finds what two rows, or a row and a stored account, both claim. */
function createRegister({ accounts }: Present) {
  const byUsername = new Map(accounts.map((row) => [row.username, row]));
  const byEmail = new Map(accounts.map((row) => [row.email, row]));
  const lines = new Map<string, number>();
  const linesOfAccounts = new Map<string, number>();

  /** The account that a row is about, or why there is none. */
  function match({ username, email }: Account): { stored?: AccountRow; fault?: string } {
    const [named, addressed] = [byUsername.get(username), byEmail.get(email)];
    if (named && addressed && named.id !== addressed.id) {
      return { fault: `The user name "${username}" and the address "${email}" belong to two different accounts. Correct one of them.` };
    }
    const stored = named ?? addressed;
    // A name must not lead to two people, whichever of the two ways they log in.
    const crossed = [byEmail.get(username), byUsername.get(email)].find((row) => row && row.id !== stored?.id);
    if (crossed)
      return { fault: `"${crossed.email === username ? username : email}" is what another account logs in with. Choose another one.` };
    return { stored };
  }

  return {
    /** Takes a row in; gives the account it is about, or why it is refused. */
    take(line: number, account: Account): { stored?: AccountRow; fault?: string } {
      const own = [...new Set([account.username, account.email])];
      const twice = own.find((name) => lines.has(name));
      if (twice !== undefined) return { fault: `"${twice}" is in line ${lines.get(twice)} already. Remove one of the two rows.` };
      for (const name of own) lines.set(name, line);
      const { stored, fault } = match(account);
      if (!stored) return { fault };
      const other = linesOfAccounts.get(stored.id);
      linesOfAccounts.set(stored.id, other ?? line);
      return other === undefined ? { stored } : { fault: `This row is about the account of line ${other}. Remove one of the two rows.` };
    },
  };
}

/** Works out what a file of accounts would do to what is there; writes nothing. */
export function planImport({ header, fields, rows }: Pick<CsvFile, 'header' | 'fields' | 'rows'>, present: Present): ImportPlan {
  const register = createRegister(present);
  const plan: ImportPlan = { created: [], updated: [], unchanged: 0, faults: [] };
  const columnOf = (field: AccountField) => header[fields.indexOf(field)]?.trim();

  /** The hotel and the language of a row, as the customer has them. */
  function resolve({ hotel, language }: Account): { hotelId?: string; faults: Omit<RowFault, 'line'>[] } {
    const found = hotel === undefined ? undefined : hotelNamed(present.hotels, hotel);
    const faults: Omit<RowFault, 'line'>[] = [];
    if (hotel !== undefined && !found) {
      const names = present.hotels.map(({ name }) => name);
      const known = names.length > 0 ? `Known are ${listed(names)}.` : 'The customer has none yet; leave the cell empty.';
      faults.push({ column: columnOf('hotel'), message: `"${hotel}" is no hotel of this customer. ${known}` });
    }
    if (language && !present.languages.includes(language)) {
      const message = `"${language}" is not offered by this customer. Use one of ${present.languages.join(', ')}.`;
      faults.push({ column: columnOf('language'), message });
    }
    return { hotelId: found?.id, faults };
  }

  function read({ line, input, cells }: CsvRow): RowFault[] {
    if (cells.length > header.length && cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      return [
        {
          line,
          message: `The row has ${cells.length} cells and the first line ${header.length}. Put cells that hold the separator into quotation marks.`,
        },
      ];
    }
    const { account, faults } = readAccount(input);
    if (!account) return faults.map(({ field, message }) => ({ line, column: columnOf(field), message }));
    const { hotelId, faults: unresolved } = resolve(account);
    const { stored, fault } = register.take(line, account);
    if (fault) return [...unresolved.map((one) => ({ line, ...one })), { line, message: fault }];
    if (unresolved.length > 0) return unresolved.map((one) => ({ line, ...one }));
    const language = account.language ?? stored?.language ?? present.languages[0]!;
    const planned = toRow(present.orgId, { ...account, language }, hotelId, stored);
    if (!stored) plan.created.push(planned);
    else if (isSame(stored, planned)) plan.unchanged += 1;
    else plan.updated.push(planned);
    return [];
  }
  for (const row of rows) plan.faults.push(...read(row));
  return plan;
}
