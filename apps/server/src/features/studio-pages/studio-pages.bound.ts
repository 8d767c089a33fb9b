import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { pages } from '../../shared/content/pages.tables.ts';

/** So many pages a customer has at most; those that are deleted do not count. */
export const mostPages = 1_000;

/** Throws 409 `too_many_pages` where there is no room for one more. Of two that come at the same moment the second waits. */
export async function refuseTooMany(tx: Pick<Db, 'select' | 'update'>, orgId: string): Promise<void> {
  await createOrgRepository(tx).findForChange(orgId);
  const [row] = await tx
    .select({ present: count() })
    .from(pages)
    .where(and(eq(pages.orgId, orgId), isNull(pages.deletedAt)));
  if (row!.present >= mostPages) throw new Problem(409, 'too_many_pages', { values: { limit: mostPages } });
}
