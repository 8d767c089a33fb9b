import type { Schemas } from '@foyer/api';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useDraft } from '../composer/use-draft.ts';
import { useEditing } from '../composer/use-editing.ts';
import { useChat } from '../shared/chat-context.ts';
import type { ConversationSync } from '../sync/conversation-sync.ts';
import type { Timeline } from '../sync/timeline.ts';
import { quoteOf } from './quote-of.ts';

type Message = Schemas['ChatMessage'];

interface WritingOptions {
  conversation: string;
  field: RefObject<HTMLTextAreaElement | null>;
  timeline: Timeline;
  sync: ConversationSync;
}

/** What leads to the field: opening the conversation, a reply, a change of one's own message. */
export function useWriting({ conversation, field, timeline, sync }: WritingOptions) {
  const { me } = useChat();
  const [, changeDraft] = useDraft(conversation);
  const editing = useEditing((message) => sync.stored(message));
  const focus = () => field.current?.focus();
  useEffect(() => field.current?.focus(), [field]);
  // The cursor goes behind the text that is to be changed.
  const edited = editing.editing?.message.id;
  useLayoutEffect(() => {
    const { current } = field;
    if (edited && current) current.setSelectionRange(current.value.length, current.value.length);
  }, [edited, field]);

  return {
    editing,
    reply(message: Message): void {
      changeDraft({ quote: quoteOf(message) });
      focus();
    },
    edit(message: Message): void {
      editing.begin(message);
      focus();
    },
    editLast(): void {
      const last = timeline.messages.findLast(({ sender, deleted, text }) => sender?.id === me && !deleted && text !== '');
      if (last) editing.begin(last);
    },
  };
}
