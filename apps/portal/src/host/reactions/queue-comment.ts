import type { Schemas } from '@foyer/api';
import { addQueued } from './outbox.ts';
import type { Unsent } from './waiting.ts';

/**
 * Puts a comment that got no answer into its author's outbox. Answers whether it is kept there; not where what shows it is not there, which has usually come with
 * the article (`useKeptArticle`): what waits unseen would be written again.
 */
export async function queueComment({ user_id: id, fullname: name, image }: Schemas['User'], comment: Unsent): Promise<boolean> {
  try {
    await import('./queued-list.tsx');
  } catch {
    return false;
  }
  return addQueued(id, { ...comment, author: { id, name, image }, at: new Date().toISOString(), refused: null });
}
