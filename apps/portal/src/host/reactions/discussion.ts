import { createContext, use } from 'react';
import type { Content } from './content.ts';

/** What all comments of an article share. It stays the same while they come and go, so that they are not drawn again. */
export interface Discussion {
  content: Content;
  /** Announces to screen readers that so many more are shown. */
  announce: (more: number) => void;
}

export const DiscussionContext = createContext<Discussion | null>(null);

/** The discussion a comment belongs to. */
export function useDiscussion(): Discussion {
  const discussion = use(DiscussionContext);
  if (!discussion) throw new Error('Comments belong into <Comments>.');
  return discussion;
}
