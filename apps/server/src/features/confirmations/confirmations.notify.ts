import type { Db } from '../../platform/db/client.ts';
import { contentOf } from '../../shared/content/content-type.ts';
import { recordDemand } from '../activities/index.ts';
import { newsContent } from '../news/index.ts';
import { listUnasked } from './confirmations.due.ts';
import type { Asking } from './confirmations.repository.ts';

/** As many members are asked in one transaction. */
const perPart = 500;

/** What became of a part of those whose confirmation is missing. */
interface AskedPart {
  asked: string[];
  /** From whom to go on; absent where no one is left to be asked. */
  next?: string | undefined;
}

/**
 * Notifies the next members whose confirmation is missing, by their ids from one on, in a transaction that holds the article. Who has been asked is not asked
 * again. At the end of the list it begins once more, for those who have been added meanwhile.
 */
export async function askNext(tx: Pick<Db, 'select' | 'insert'>, asking: Asking, after = ''): Promise<AskedPart> {
  const { orgId, newsId, actorId } = asking;
  const article = contentOf(newsContent, orgId, newsId);
  const missing = await listUnasked(tx, asking, after, perPart);
  await recordDemand(tx, article, actorId, missing);
  const isEnd = missing.length < perPart;
  return { asked: missing, next: isEnd ? (after === '' ? undefined : '') : missing.at(-1) };
}
