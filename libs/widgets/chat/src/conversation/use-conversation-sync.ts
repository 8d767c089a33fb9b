import { type Schemas, useApi } from '@foyer/api';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useChat } from '../shared/chat-context.ts';
import { type ConversationSync, createConversationSync, type MessagesPlace } from '../sync/conversation-sync.ts';
import type { SyncState } from '../sync/sync-store.ts';

/** The store of the conversation that is shown, kept up to date by the connection; one component shows one conversation. */
export function useConversationSync(id: string, at?: number): [state: SyncState, sync: ConversationSync] {
  const { client } = useApi();
  const { realtime, session } = useChat();
  const [sync] = useState(() => {
    const params = { path: { id } };
    return createConversationSync({
      latest: () => session.latest(id),
      messages: async (place: MessagesPlace) =>
        (await client.GET('/conversations/{id}/messages', { params: { ...params, query: place } })).data as Schemas['ChatMessageList'],
      changes: async (after) => (await client.GET('/conversations/{id}/changes', { params: { ...params, query: { after } } })).data!,
    });
  });
  const { subscribe } = realtime;
  useEffect(() => {
    void sync.open(at === undefined ? {} : { around: at }, at === undefined ? session.ahead.take(id) : undefined);
    const ends = [
      subscribe('chat_message', ({ message, seq }) => message.conversation_id === id && sync.receive(message, seq)),
      subscribe('hello', () => void sync.catchUp()),
      session.onOutcome((outcome) => 'sent' in outcome && outcome.sent.conversation_id === id && sync.stored(outcome.sent)),
    ];
    return () => {
      ends.forEach((end) => end());
      sync.end();
    };
  }, [at, id, session, subscribe, sync]);
  const read = useCallback(() => sync.read(), [sync]);
  return [useSyncExternalStore(sync.subscribe, read, read), sync];
}
