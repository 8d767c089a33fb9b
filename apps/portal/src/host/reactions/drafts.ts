import type { Content } from './content.ts';

/** Under which key what is being written is kept (`useWriting`). */
export const drafts = {
  comment: ({ type, id }: Content): string => `comment:${type}:${id}`,
  reply: (threadId: string): string => `reply:${threadId}`,
  change: (commentId: string): string => `change:${commentId}`,
};
