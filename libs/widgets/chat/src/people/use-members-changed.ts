import { useApi } from '@foyer/api';
import { conversationMembersQuery, conversationQuery, conversationsKey } from '@foyer/api/chat';
import { useQueryClient } from '@tanstack/react-query';

/** Loads again what shows the members of a conversation. */
export function useMembersChanged(id: string): () => void {
  const api = useApi();
  const queries = useQueryClient();
  return () => {
    for (const { queryKey } of [conversationMembersQuery(api, id), conversationQuery(api, id), { queryKey: conversationsKey }]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
}
