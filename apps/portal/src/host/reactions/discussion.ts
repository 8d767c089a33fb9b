import { createContext, use } from 'react';
import type { Content } from './content.ts';

/** What screen readers are notified of: more are shown, or the reader's own was sent, edited or deleted. */
export type Happening = 'more' | 'sent' | 'changed' | 'deleted';

/** What all comments of an article share. It stays the same while they come and go, so that they are not drawn again. */
export interface Discussion {
  content: Content;
  /** Says to screen readers what has happened. */
  announce: (what: Happening, count?: number) => void;
}

export const DiscussionContext = createContext<Discussion | null>(null);

/** The discussion a comment belongs to. */
export function useDiscussion(): Discussion {
  const discussion = use(DiscussionContext);
  if (!discussion) throw new Error('Comments belong into <Comments>.');
  return discussion;
}
