import { toRanges, toWriting, useMentions, type Writing } from '@foyer/widget-mentions';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { type Draft, noDraft, saysSomething } from '../sync/drafts.ts';
import { mostLetters } from './counter.tsx';
import { useAttaching } from './use-attaching.ts';
import { useDraft } from './use-draft.ts';
import type { EditingState } from './use-editing.ts';
import { useMembersToMention } from './use-members-to-mention.tsx';
import { useTellTyping } from './use-tell-typing.ts';

/** What the field of a conversation needs. */
export interface ComposerOptions {
  conversation: string;
  field: RefObject<HTMLTextAreaElement | null>;
  editing: EditingState;
  onSend: (draft: Draft) => void;
  /** The last message of the reader's own is to be changed. */
  onEditLast: () => void;
}

/** Fingers have no Shift: there Enter begins a line. */
const enterSends = () => !matchMedia('(pointer: coarse)').matches;

/** What is being written, and what keys do with it. */
export function useComposer({ conversation, field, editing, onSend, onEditLast }: ComposerOptions) {
  const [draft, change] = useDraft(conversation);
  const attaching = useAttaching(conversation);
  const tellTyping = useTellTyping(conversation);
  const writing = editing.editing?.writing ?? toWriting(draft.text, draft.mentions);
  const { text } = writing;
  const fits = text.length <= mostLetters;
  const ready = editing.editing ? text.trim() !== '' && fits : saysSomething(draft) && fits && !attaching.isBusy;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (!ready) return;
    if (editing.editing) return void editing.save();
    onSend(draft);
    change(noDraft);
  };
  const write = (next: Writing) => {
    if (editing.editing) return editing.write(next);
    change({ text: next.text, mentions: toRanges(next.mentions) });
    tellTyping(next.text);
  };
  const mentions = useMentions({ field, writing, onWrite: write, source: useMembersToMention(conversation) });
  const press = (event: KeyboardEvent) => {
    // Enter ends a composition, as in Japanese; Safari tells of it with 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && !event.shiftKey && enterSends()) {
      event.preventDefault();
      submit();
    } else if (event.key === 'ArrowUp' && text === '' && !editing.editing) {
      event.preventDefault();
      onEditLast();
    } else if (event.key === 'Escape' && (editing.editing || draft.quote)) {
      // For the panel, which would close.
      event.preventDefault();
      if (editing.editing) editing.end();
      else change({ quote: null });
    }
  };
  const take = (files: FileList | null) => files && files.length > 0 && attaching.add([...files]);

  return { text, draft, attaching, ready, mentions, submit, press, take, unquote: () => change({ quote: null }) };
}
