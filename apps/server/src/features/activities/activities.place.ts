import type { Sentence } from './activities.policy.ts';

/** Where in its content an activity leads. */
export function placeOf({ sentence, commentId }: { sentence: Sentence; commentId: string | null }): string {
  if (sentence === 'confirmation_asked') return 'confirmation';
  return commentId ? `comment_${commentId}` : 'comments';
}
