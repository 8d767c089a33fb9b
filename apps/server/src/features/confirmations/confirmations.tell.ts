import type { Db } from '../../platform/db/client.ts';
import { type Asking, recordDemand, takeBackDemand } from '../activities/index.ts';
import { createConfirmationsRepository } from './confirmations.repository.ts';

/**
 * Tells all members whose confirmation is missing that they are asked, in the transaction that notes that they have been told: each is told once. Answers
 * whose unread activities have changed.
 */
export async function tellMissing(tx: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>, asking: Asking): Promise<string[]> {
  const noMore = await takeBackDemand(tx, asking.newsId);
  const missing = await createConfirmationsRepository(tx).listMissing(asking.orgId, asking.newsId);
  const userIds = missing.filter((id) => id !== asking.actorId);
  await recordDemand(tx, { ...asking, userIds });
  return [...new Set([...noMore, ...userIds])];
}
