import { useSyncExternalStore } from 'react';
import { useChat } from '../shared/chat-context.ts';
import type { Draft } from '../sync/drafts.ts';

/** What is being written to a conversation, and what changes some of it. */
export function useDraft(conversation: string): [draft: Draft, change: (values: Partial<Draft>) => void] {
  const { drafts } = useChat().session;
  const read = () => drafts.read(conversation);
  const draft = useSyncExternalStore(drafts.subscribe, read, read);
  // What is there now: an upload may end long after the draft that was shown when it began.
  return [draft, (values) => drafts.write(conversation, { ...read(), ...values })];
}
