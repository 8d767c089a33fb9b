import { isDeepStrictEqual } from 'node:util';
import type { ReadSettings } from '@foyer/settings';
import type { Db } from '../../platform/db/client.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { lockAccounts } from '../../shared/identity/waiting-accounts.ts';
import { letsSuperadminIn, loginsOf } from '../auth/index.ts';

/** Keys of `pages` whose value is no page's id. */
const noPages: ReadonlySet<string> = new Set(['bubble_tool']);

/** Pages that are named and that there are not; what was named before may stay. */
export function pageFaults(before: ReadSettings, after: ReadSettings, known: ReadonlySet<string>): ProblemField[] {
  const pages = Object.entries(after.pages).filter(([key, id]) => !noPages.has(key) && before.pages[key] !== id && !known.has(id!));
  const faults = pages.map(([key]) => ({ field: `pages.${key}`, code: 'no_such_page' }));
  const terms = after.terms?.pageId;
  return terms && terms !== before.terms?.pageId && !known.has(terms)
    ? [...faults, { field: 'terms.pageId', code: 'no_such_page' }]
    : faults;
}

/** Logins by which no superadmin could come in again to take the change back. Inside the transaction that saves them. */
export async function lockoutFaults(
  db: Db,
  orgId: string,
  { before, after }: Record<'before' | 'after', ReadSettings>,
): Promise<ProblemField[]> {
  const logins = loginsOf(after);
  if (isDeepStrictEqual(logins, loginsOf(before))) return [];
  // Else the last superadmin with one of these logins could lose the permission in the same moment.
  await lockAccounts(db);
  if (await letsSuperadminIn(db, orgId, logins)) return [];
  return [{ field: 'signup.activeLoginTypes', code: 'locks_out' }];
}
