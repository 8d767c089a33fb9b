import { useApi } from '@foyer/api';
import { useLayoutEffect, useRef } from 'react';
import { useOutcomes } from '../conversation/use-outcomes.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { ChatProvider } from '../shared/chat-context.ts';
import type { ChatRealtime, ChatView } from '../shared/chat-view.ts';
import { useChatEvents } from '../shared/use-chat-events.ts';
import { chatSessionOf } from '../sync/chat-session.ts';
import * as styles from './chat.css.ts';
import { LaterView } from './later-view.tsx';

/** What a host gives the chat. */
export interface ChatProps {
  /** The reader's id. */
  me: string;
  /** What is shown; the host keeps it. */
  view: ChatView;
  onViewChange: (view: ChatView) => void;
  onClose: () => void;
  realtime: ChatRealtime;
}

/** The reader's conversations, one of them, or where one is begun. It fills the place it is given; the host has a `SnackbarProvider` around it. */
export function Chat({ me, view, onViewChange, onClose, realtime }: ChatProps) {
  const session = chatSessionOf(useApi(), me);
  return (
    <ChatProvider value={{ me, realtime, session, lead: onViewChange, close: onClose }}>
      <Views me={me} view={view} realtime={realtime} />
    </ChatProvider>
  );
}

function Views({ me, view, realtime }: Pick<ChatProps, 'me' | 'view' | 'realtime'>) {
  useChatEvents(me, realtime);
  useOutcomes();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<ChatView>(view);
  // Who leaves a conversation comes back to its row.
  useLayoutEffect(() => {
    const left = before.current;
    before.current = view;
    if (view.name !== 'list' || left.name !== 'conversation') return;
    place.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(left.id)}"]`)?.focus();
  }, [view]);
  return (
    <div ref={place} className={styles.place}>
      {view.name === 'list' && <ConversationList />}
      {view.name !== 'list' && <LaterView key={view.name} view={view} />}
    </div>
  );
}
