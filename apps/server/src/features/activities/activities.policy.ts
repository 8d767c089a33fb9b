/** The sentences that describe activities (`activity.*` in the server's languages). */
export const sentences = [
  ...(['mention', 'reply_to_yours', 'comment_on_yours', 'comment_beside_yours', 'confirmation_asked'] as const),
  ...(['congratulated_on_birthday', 'congratulated_on_anniversary'] as const),
] as const;
export type Sentence = (typeof sentences)[number];

/** Those that ask their reader to do something: they stay unread until it is done. */
export const toDoSentences: readonly Sentence[] = ['confirmation_asked'];

/** A person whom a comment may concern: it names them, they began its thread, wrote its article, or commented on it before. */
export interface Concerned {
  id: string;
  orgId: string;
  active: boolean;
  /** Null for a registration that waits, which cannot log in. */
  emailConfirmedAt: Date | null;
}

/** What was commented, and by whom. */
export interface CommentedArticle {
  orgId: string;
  /** Null where none is to be notified. */
  authorId: string | null;
  commentedBy: string;
  /** Who began the thread that it replies to; absent where it replies to nothing. */
  threadBy?: string | undefined;
  /** Whom it names. */
  mentioned?: readonly string[];
}

/**
 * What a person is notified of a comment with: only the most personal sentence that holds, or null. Not notified are the comment's author, those who have
 * left, and members of other customers.
 */
export function sentenceFor(person: Concerned, article: CommentedArticle): Sentence | null {
  if (person.id === article.commentedBy || person.orgId !== article.orgId) return null;
  if (!person.active || !person.emailConfirmedAt) return null;
  if (article.mentioned?.includes(person.id)) return 'mention';
  if (person.id === article.threadBy) return 'reply_to_yours';
  return person.id === article.authorId ? 'comment_on_yours' : 'comment_beside_yours';
}
