import type { ChatView } from '@foyer/widget-chat';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { leadChat } from './chat-history.ts';
import { chatViewAtom } from './chat-state.ts';

/** Opens the chat at a view, leads it to another one, or closes it with null. */
export function useOpenChat(): (view: ChatView | null) => void {
  const store = useStore();
  return useCallback((view) => leadChat(view, (shown) => store.set(chatViewAtom, shown)), [store]);
}
