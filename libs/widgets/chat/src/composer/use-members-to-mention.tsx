import { useApi } from '@foyer/api';
import type { MentionSource } from '@foyer/widget-mentions';
import { FormattedMessage } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';

/** How many are offered. */
const mostOffered = 8;

/** Who belongs to the conversation, by the beginning of their names. Others cannot be mentioned in it. */
export function useMembersToMention(id: string): MentionSource {
  const { client } = useApi();
  const { me } = useChat();
  return {
    name: id,
    none: (
      <FormattedMessage
        defaultMessage="No one by that name belongs to the conversation."
        description="Beside the field of the chat, while a name is typed"
      />
    ),
    find: async (query, signal) => {
      const params = { path: { id }, query: { query, limit: mostOffered + 1 } };
      const { data } = await client.GET('/conversations/{id}/members', { params, signal });
      return data!.results.filter((one) => one.id !== me).slice(0, mostOffered);
    },
  };
}
