import { createSubscriptions, type Subscriptions } from '@foyer/api/realtime';
import { SnackbarProvider } from '@foyer/ui';
import { useState } from 'react';
import type { ChatView } from '../shared/chat-view.ts';
import { chatPrefix } from '../sync/keep.ts';
import { Chat } from './chat.tsx';
import * as styles from './story-chat.css.ts';

/** What a story's connection brings; each story has one of its own. */
let connection: Subscriptions = createSubscriptions();

/** Passes a message of the connection on to the chat that is shown. */
export const say: Subscriptions['dispatch'] = (message) => connection.dispatch(message);

/** Takes away what other stories have written and not sent, and begins a connection of its own. */
export function beginStory(): () => void {
  connection = createSubscriptions();
  const clear = () => Object.keys(localStorage).forEach((key) => key.startsWith(chatPrefix) && localStorage.removeItem(key));
  clear();
  return clear;
}

/** The chat in a panel, with a host that keeps its view. */
export function StoryChat({ me, start = { name: 'list' } }: { me: string; start?: ChatView }) {
  const [view, setView] = useState<ChatView>(start);
  const [realtime] = useState(connection);
  return (
    <SnackbarProvider label="Notifications" dismissLabel="Close">
      <div className={styles.panel}>
        <Chat me={me} view={view} onViewChange={setView} onClose={() => undefined} realtime={realtime} />
      </div>
    </SnackbarProvider>
  );
}
