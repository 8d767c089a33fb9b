import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { CommentPages } from './comments-cache.ts';
import type { QueuedComment } from './outbox.ts';

/** What its author has written of a comment, and where. */
export type Unsent = Omit<QueuedComment, 'author' | 'at' | 'refused'>;

/** Where comments that wait are shown. */
export interface QueuedListProps {
  /** The thread whose replies are shown; without it those that begin one, and replies whose thread is not there. */
  threadId?: string;
  /** The threads that are there. */
  comments?: { data: CommentPages | undefined; isPending: boolean; refetch: () => unknown };
  /** The text of one was put where it can be written on. */
  onEdit: () => void;
}

/** What keeps comments that got no answer, and shows them. */
interface Waiting {
  /** Answers whether it is kept. */
  keep: (comment: Unsent) => Promise<boolean>;
  List: ComponentType<QueuedListProps>;
}

/** Comes with what members load when idle (`installable/notices.tsx`), so that an article does without until then. */
export const waitingAtom = atom<Waiting | null>(null);
