import { type Schemas, useApi } from '@foyer/api';
import { conversationQuery } from '@foyer/api/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { changeConversation } from '../shared/use-chat-events.ts';

/** So long a message is in view before it counts as read (access §9). */
const readDelayMs = 5_000;

/** Notes how far the reader has read: after the last message has been in view for a while, and as soon as they come back to it. */
export function useMarkAsRead(conversation: Schemas['Conversation'], lastNumber: number, inView: boolean): () => void {
  const api = useApi();
  const queries = useQueryClient();
  const { id } = conversation;
  const told = useRef(0);
  const isUnread = lastNumber > conversation.read_number;
  const mark = useCallback(async () => {
    if (!inView || !isUnread || told.current >= lastNumber || document.visibilityState === 'hidden') return;
    told.current = lastNumber;
    try {
      const body = { conversation_id: id, number: lastNumber };
      const { unread } = (await api.client.POST('/messages/mark_as_read', { body })).data!;
      changeConversation(queries, conversationQuery(api, id).queryKey, id, ({ read_number }) => ({
        new_messages: unread,
        read_number: Math.max(read_number, lastNumber),
      }));
    } catch {
      // The next occasion tries again.
      told.current = 0;
    }
  }, [api, id, inView, isUnread, lastNumber, queries]);
  const markNow = useEffectEvent(() => void mark());
  useEffect(() => {
    if (!inView || !isUnread) return undefined;
    const events = new AbortController();
    let timer = setTimeout(() => markNow(), readDelayMs);
    const again = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => markNow(), readDelayMs);
    };
    document.addEventListener('visibilitychange', again, { signal: events.signal });
    addEventListener('focus', () => markNow(), { signal: events.signal });
    return () => {
      events.abort();
      clearTimeout(timer);
    };
  }, [inView, isUnread, lastNumber]);
  return () => void mark();
}
