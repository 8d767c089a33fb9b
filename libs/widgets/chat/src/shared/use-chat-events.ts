import { type Schemas, useApi } from '@foyer/api';
import { conversationQuery, conversationsKey } from '@foyer/api/chat';
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatRealtime } from './chat-view.ts';

type Conversation = Schemas['Conversation'];
type List = InfiniteData<Schemas['ConversationList']>;

/** Changes a conversation wherever it is kept; answers whether a list has it. */
export function changeConversation(
  queries: QueryClient,
  key: readonly unknown[],
  id: string,
  values: (one: Conversation) => Partial<Conversation>,
): boolean {
  let known = false;
  const change = (one: Conversation) => {
    if (one.id !== id) return one;
    known = true;
    return { ...one, ...values(one) };
  };
  queries.setQueriesData<List>(
    { queryKey: conversationsKey },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, results: page.results.map(change) })) },
  );
  queries.setQueryData<Conversation>(key, (one) => one && { ...one, ...values(one) });
  return known;
}

/** Keeps lists and heads of conversations as the connection says they are. */
export function useChatEvents(me: string, { subscribe }: ChatRealtime): void {
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    const keyOf = (id: string) => conversationQuery(api, id).queryKey;
    const reload = () => void queries.invalidateQueries({ queryKey: conversationsKey });
    const ends = [
      // What the connection did not bring meanwhile.
      subscribe('hello', () => {
        reload();
        void queries.invalidateQueries({ queryKey: ['get', '/conversations/{id}'] });
      }),
      subscribe('chat_conversation', ({ conversation_id }) => {
        reload();
        void queries.invalidateQueries({ queryKey: keyOf(conversation_id) });
      }),
      subscribe('chat_message', ({ message, unread, muted }) => {
        changeConversation(
          queries,
          keyOf(message.conversation_id),
          message.conversation_id,
          ({ last_message: last, last_seq, last_number }) => ({
            new_messages: unread,
            muted,
            last_seq: Math.max(last_seq, message.changed_seq),
            last_number: Math.max(last_number, message.number),
            last_message: !last || message.seq >= last.seq ? message : last,
          }),
        );
        reload();
      }),
      subscribe('chat_read', ({ conversation_id, user_id, number, unread }) => {
        changeConversation(queries, keyOf(conversation_id), conversation_id, (one) =>
          user_id === me
            ? { new_messages: unread ?? one.new_messages, read_number: Math.max(one.read_number, number) }
            : {
                readers: one.readers.map((reader) => (reader.user_id === user_id && reader.number < number ? { user_id, number } : reader)),
              },
        );
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [api, me, queries, subscribe]);
}
