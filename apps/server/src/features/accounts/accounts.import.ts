import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CsvFile } from '@foyer/account-files';
import type { Db } from '../../platform/db/client.ts';
import type { Tx } from '../../platform/db/queries.ts';
import { type AuditEntry, audit, auditAll } from '../../shared/audit/audit.ts';
import { createPlanner, type ImportPlan, type Present } from './accounts.plan.ts';
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts';
import { voidMailedLinks } from '../../shared/identity/mailed-links.repository.ts';

/** How to import. */
export interface ImportOptions extends Pick<Present, 'orgId' | 'languages' | 'judge'> {
  /** Find out what would happen, and store nothing. */
  dryRun?: boolean;
  /** Store the rows that are right where others are wrong; otherwise one wrong row stops all. */
  skipErrors?: boolean;
  /** Who imports; left out for the command line. */
  actorId?: string;
  /** What else happens with what is stored, in the same transaction. */
  after?: (tx: Tx, imported: Imported) => Promise<void>;
}

/** What an import stores, and the accounts as they were. */
export interface Imported extends Pick<ImportPlan, 'created' | 'updated'> {
  before: ReadonlyMap<string, AccountRow>;
}

/** What an import has done, or would have. */
export interface ImportResult extends Omit<ImportPlan, 'created' | 'updated'> {
  created: number;
  updated: number;
  /** Whether it was stored. */
  stored: boolean;
}

/** Planning takes as long as the file is; so many rows at a time, all others come in between. */
const rowsAtOnce = 100;

async function planOf(file: CsvFile, present: Present): Promise<ImportPlan> {
  const { plan, take } = createPlanner(file, present);
  for (const [index, row] of file.rows.entries()) {
    take(row);
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
  }
  return plan;
}

/** Those who get another address: links in the mailbox that they leave must not open the account. */
export const readdressed = ({ updated, before }: Omit<Imported, 'created'>): ImportPlan['updated'] =>
  updated.filter(({ id, email }) => before.get(id)?.email !== email);

/** What the fields of a row are called in the contract, where that is another name. */
const fieldNames: Record<string, string> = { hotelId: 'hotel_id', hiredOn: 'hired_on', specialTasks: 'special_tasks' };

function changesOf({ created, updated, before }: Imported, origin: Pick<AuditEntry, 'orgId' | 'actorId'>): AuditEntry[] {
  const fieldsOf = (row: ImportPlan['updated'][number]) => {
    const stored = new Map(Object.entries(before.get(row.id) ?? {}));
    const { orgId: _orgId, ...planned } = row;
    const differing = Object.entries(planned).filter(([field, value]) => !isDeepStrictEqual(value, stored.get(field)));
    return differing.map(([field]) => fieldNames[field] ?? field).join(', ');
  };
  return [
    ...created.map(({ id }) => ({ ...origin, action: 'user.created', subject: id, details: { by: 'import' } })),
    ...updated.map((row) => ({ ...origin, action: 'user.changed', subject: row.id, details: { by: 'import', fields: fieldsOf(row) } })),
  ];
}

async function store(tx: Tx, imported: Imported, { orgId, actorId, after }: ImportOptions): Promise<void> {
  const accounts = createAccountsRepository(tx);
  const rows = [...imported.updated, ...imported.created];
  await accounts.dropWaiting(
    orgId,
    rows.flatMap(({ email, username }) => [email, username]),
  );
  await accounts.saveAll(rows);
  await voidMailedLinks(tx, ...readdressed(imported).map(({ id }) => id));
  const origin = { orgId, ...(actorId !== undefined && { actorId }) };
  const counts = { created: imported.created.length, updated: imported.updated.length };
  await audit(tx, { ...origin, action: 'users.imported', details: { ...(actorId === undefined && { by: 'command line' }), ...counts } });
  await auditAll(tx, changesOf(imported, origin));
  await after?.(tx, imported);
}

async function presentOf(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>, options: ImportOptions): Promise<Present> {
  const { orgId, languages, judge } = options;
  const accounts = createAccountsRepository(db);
  return { orgId, languages, accounts: await accounts.list(orgId), hotels: await accounts.hotels(orgId), ...(judge && { judge }) };
}

/** What a file of accounts would do now. No one waits for it: it locks nothing. */
async function tryImport(db: Db, file: CsvFile, options: ImportOptions): Promise<ImportResult> {
  const { created, updated, unchanged, faults } = await planOf(file, await presentOf(db, options));
  return { created: created.length, updated: updated.length, unchanged, faults, stored: false };
}

/** Stores a file of accounts in one transaction: all of it or nothing. A file that was imported before changes nothing. */
export function importAccounts(db: Db, file: CsvFile, options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, skipErrors = false } = options;
  if (dryRun) return tryImport(db, file, options);
  return db.transaction(async (tx) => {
    await createAccountsRepository(tx).lock();
    const present = await presentOf(tx, options);
    const { created, updated, unchanged, faults } = await planOf(file, present);
    const stored = skipErrors || faults.length === 0;
    const before = new Map(present.accounts.map((row) => [row.id, row]));
    if (stored && created.length + updated.length > 0) await store(tx, { created, updated, before }, options);
    return { created: created.length, updated: updated.length, unchanged, faults, stored };
  });
}
