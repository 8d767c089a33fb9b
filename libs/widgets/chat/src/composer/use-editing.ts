import { type Schemas, useApi } from '@foyer/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Message = Schemas['ChatMessage'];

/** A message whose text is being changed; null while none is. */
export interface Editing {
  message: Message;
  text: string;
}

/** Changes the text of a message. */
export function useEditing(onStored: (message: Message) => void) {
  const { client } = useApi();
  const [editing, setEditing] = useState<Editing | null>(null);
  const save = useMutation({
    mutationFn: async ({ message: { id, changed_seq, mentions, text: before }, text }: Editing) => {
      // Those named in what has not changed are named still.
      const kept = mentions.filter(({ start, length }) => text.slice(start, start + length) === before.slice(start, start + length));
      const body = { text: text.trimEnd(), changed_seq, mentions: kept };
      return (await client.PATCH('/messages/{id}', { params: { path: { id } }, body })).data!;
    },
    onSuccess: (message) => {
      onStored(message);
      setEditing(null);
    },
  });
  return {
    editing,
    begin(message: Message): void {
      save.reset();
      setEditing({ message, text: message.text });
    },
    write: (text: string) => setEditing((now) => now && { ...now, text }),
    save: () => editing && editing.text.trim() !== '' && !save.isPending && save.mutate(editing),
    end: () => setEditing(null),
    error: save.error,
    isSaving: save.isPending,
  };
}

/** What changes the text of a message. */
export type EditingState = ReturnType<typeof useEditing>;
