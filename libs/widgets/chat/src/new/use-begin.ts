import { newId, type Schemas, useApi } from '@foyer/api';
import { conversationsKey } from '@foyer/api/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface Beginning {
  people: readonly Schemas['ChatPerson'][];
  name: string;
}

/** Opens the conversation with one person, or begins a channel with several; the same attempt again makes no second one. */
export function useBegin(onBegun: (id: string) => void) {
  const { client } = useApi();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useState({ of: '', key: '' });
  return useMutation({
    mutationFn: async ({ people, name }: Beginning) => {
      const user_ids = people.map(({ id }) => id);
      if (user_ids.length === 1) return (await client.POST('/messages/new_direct_message_conversation', { body: { user_ids } })).data!;
      const of = JSON.stringify([user_ids, name]);
      const key = attempt.of === of ? attempt.key : newId();
      setAttempt({ of, key });
      return (await client.POST('/messages/new_channel_conversation', { body: { key, user_ids, name: name.trim() || null } })).data!;
    },
    onSuccess: ({ conversation_id }) => {
      void queries.invalidateQueries({ queryKey: conversationsKey });
      onBegun(conversation_id);
    },
  });
}
