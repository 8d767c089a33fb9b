import type { CsvFile } from '@foyer/account-files';
import type { Db } from '../../platform/db/client.ts';
import { audit } from '../../shared/audit/audit.ts';
import { type ImportPlan, planImport, type Present } from './accounts.plan.ts';
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts';
import { voidMailedLinks } from '../../shared/identity/mailed-links.repository.ts';

/** How to import. */
export interface ImportOptions extends Pick<Present, 'orgId' | 'languages'> {
  /** Find out what would happen, and store nothing. */
  dryRun?: boolean;
  /** Store the rows that are right where others are wrong; otherwise one wrong row stops all. */
  skipErrors?: boolean;
}

/** What an import has done, or would have. */
export interface ImportResult extends Omit<ImportPlan, 'created' | 'updated'> {
  created: number;
  updated: number;
  /** Whether it was stored. */
  stored: boolean;
}

/** Those who get another address: links in the mailbox that they leave must not open the account. */
function readdressed(stored: AccountRow[], updated: ImportPlan['updated']): string[] {
  const before = new Map(stored.map(({ id, email }) => [id, email]));
  return updated.filter(({ id, email }) => before.get(id) !== email).map(({ id }) => id);
}

/** Stores a file of accounts in one transaction: all of it or nothing. A file that was imported before changes nothing. */
export function importAccounts(
  db: Db,
  file: CsvFile,
  { orgId, languages, dryRun = false, skipErrors = false }: ImportOptions,
): Promise<ImportResult> {
  return db.transaction(async (tx) => {
    const accounts = createAccountsRepository(tx);
    await accounts.lock();
    const present = { orgId, languages, accounts: await accounts.list(orgId), hotels: await accounts.hotels(orgId) };
    const { created, updated, unchanged, faults } = planImport(file, present);
    const counts = { created: created.length, updated: updated.length };
    const stored = !dryRun && (skipErrors || faults.length === 0);
    if (stored && created.length + updated.length > 0) {
      await accounts.dropWaiting(
        orgId,
        [...updated, ...created].flatMap(({ email, username }) => [email, username]),
      );
      await accounts.saveAll([...updated, ...created]);
      await voidMailedLinks(tx, ...readdressed(present.accounts, updated));
      await audit(tx, { orgId, action: 'users.imported', details: { by: 'command line', ...counts } });
    }
    return { ...counts, unchanged, faults, stored };
  });
}
