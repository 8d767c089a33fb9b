import type { Db } from '../../platform/db/client.ts';
import { contentOf } from '../../shared/content/content-type.ts';
import { recordDemand, takeBackDemand } from '../activities/index.ts';
import { newsContent } from '../news/index.ts';
import { createConfirmationsRepository } from './confirmations.repository.ts';

/** Who asks for the confirmation of which article. */
export interface Asking {
  orgId: string;
  newsId: string;
  actorId: string;
}

/**
 * Notifies all members whose confirmation is missing, in the transaction that notes it, so that each is notified once. Answers whose unread activities
 * have changed.
 */
export async function notifyMissing(
  tx: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>,
  { orgId, newsId, actorId }: Asking,
): Promise<string[]> {
  const article = contentOf(newsContent, orgId, newsId);
  const noMore = await takeBackDemand(tx, article);
  const missing = await createConfirmationsRepository(tx).listMissing(orgId, newsId);
  const userIds = missing.filter((id) => id !== actorId);
  await recordDemand(tx, article, actorId, userIds);
  return [...new Set([...noMore, ...userIds])];
}
