import { useSyncExternalStore } from 'react';
import { useChat } from '../shared/chat-context.ts';

function subscribeOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What waits to be sent to a conversation, and whether it is for want of a connection. */
export function useOutbox(conversation: string) {
  const { outbox } = useChat().session;
  const all = useSyncExternalStore(outbox.subscribe, outbox.read, outbox.read);
  const stuck = useSyncExternalStore(outbox.subscribe, outbox.isStuck, outbox.isStuck);
  const online = useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
  return { pending: all.filter((message) => message.conversation === conversation), waits: stuck || !online };
}
