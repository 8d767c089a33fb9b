import { type Schemas, useApi } from '@foyer/api';
import { toSent, toWriting, type Writing } from '@foyer/widget-mentions';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type Message = Schemas['ChatMessage'];

/** A message whose text is being changed; null while none is. */
export interface Editing {
  message: Message;
  writing: Writing;
}

/** Changes the text of a message. */
export function useEditing(onStored: (message: Message) => void) {
  const { client } = useApi();
  const [editing, setEditing] = useState<Editing | null>(null);
  const save = useMutation({
    mutationFn: async ({ message: { id, changed_seq }, writing }: Editing) => {
      const body = { ...toSent(writing), changed_seq };
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
      setEditing({ message, writing: toWriting(message.text, message.mentions) });
    },
    write: (writing: Writing) => setEditing((now) => now && { ...now, writing }),
    save: () => editing && editing.writing.text.trim() !== '' && !save.isPending && save.mutate(editing),
    end: () => setEditing(null),
    error: save.error,
    isSaving: save.isPending,
  };
}

/** What changes the text of a message. */
export type EditingState = ReturnType<typeof useEditing>;
