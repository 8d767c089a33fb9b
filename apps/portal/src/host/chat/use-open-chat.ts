import type { ChatView } from '@foyer/widget-chat';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { askedChatAtom } from './chat-state.ts';

/** Opens the chat at a view, leads it to another one, or closes it with null. */
export function useOpenChat(): (view: ChatView | null) => void {
  const ask = useSetAtom(askedChatAtom);
  return useCallback((view) => ask({ view }), [ask]);
}
