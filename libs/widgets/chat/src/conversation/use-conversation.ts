import { type Schemas, useApi } from '@foyer/api';
import { conversationQuery, conversationsKey } from '@foyer/api/chat';
import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';

/** A conversation, at once as the list has it where it is in there, and then as it is. */
export function useConversation(id: string) {
  const queries = useQueryClient();
  const listed = () =>
    queries
      .getQueriesData<InfiniteData<Schemas['ConversationList']>>({ queryKey: conversationsKey })
      .flatMap(([, data]) => data?.pages ?? [])
      .flatMap(({ results }) => results)
      .find((one) => one.id === id);
  return useQuery({ ...conversationQuery(useApi(), id), retry: false, initialData: listed, initialDataUpdatedAt: 0 });
}
