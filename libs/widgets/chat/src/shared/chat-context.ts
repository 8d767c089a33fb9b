import { createContext, use } from 'react';
import type { ChatSession } from '../sync/chat-session.ts';
import type { ChatRealtime, ChatView } from './chat-view.ts';

/** What all parts of the chat know. */
export interface ChatHost {
  /** The reader's id. */
  me: string;
  realtime: ChatRealtime;
  session: ChatSession;
  lead: (view: ChatView) => void;
  close: () => void;
}

const ChatContext = createContext<ChatHost | null>(null);

/** Gives the parts of the chat what they know. */
export const ChatProvider = ChatContext;

/** What all parts of the chat know; they are nowhere without it. */
export function useChat(): ChatHost {
  const host = use(ChatContext);
  if (!host) throw new Error('A part of the chat is outside of it.');
  return host;
}
