import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { folded, holds } from '../../shared/search/search.fold.ts';
import { chatMessages } from './chat.tables.ts';
import type { MessageRow } from './messages.repository.ts';

/** What is looked for in a conversation. */
export interface MessagesWanted {
  conversationId: string;
  /** The member sees what comes after it. */
  fromSeq: number;
  words: readonly string[];
  before: number | undefined;
  limit: number;
}

/** Looks for messages whose text holds all words; gives the latest first. */
export function createMessageSearch({ db }: Pick<Context, 'db'>) {
  return async ({ conversationId, fromSeq, words, before, limit }: MessagesWanted): Promise<MessageRow[]> =>
    db
      .select()
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.conversationId, conversationId),
          gt(chatMessages.seq, fromSeq),
          before === undefined ? undefined : lt(chatMessages.seq, before),
          isNull(chatMessages.note),
          isNull(chatMessages.deletedAt),
          ...words.map((word) => holds(folded(chatMessages.text), word)),
        ),
      )
      .orderBy(desc(chatMessages.seq))
      .limit(limit);
}
