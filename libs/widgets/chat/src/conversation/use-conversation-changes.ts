import { type Schemas, useApi } from '@foyer/api';
import { conversationQuery, conversationsKey } from '@foyer/api/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeConversation } from '../shared/use-chat-events.ts';

/** What changes a conversation: muting it, naming it, leaving it. */
export function useConversationChanges(id: string, me: string) {
  const api = useApi();
  const { client } = api;
  const queries = useQueryClient();
  const { queryKey } = conversationQuery(api, id);
  const path = { id };
  const keep = (now: Schemas['Conversation']) => changeConversation(queries, queryKey, id, () => now);
  const mute = useMutation({
    mutationFn: async (muted: boolean) =>
      (await client.PUT('/conversations/{id}/preferences', { params: { path }, body: { muted } })).data!,
    onSuccess: keep,
  });
  const rename = useMutation({
    mutationFn: async (name: string | null) => (await client.PATCH('/conversations/{id}', { params: { path }, body: { name } })).data!,
    onSuccess: keep,
  });
  const leave = useMutation({
    mutationFn: async () => {
      await client.DELETE('/conversations/{id}/members/{user_id}', { params: { path: { id, user_id: me } } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: conversationsKey }),
  });
  return { mute, rename, leave };
}
