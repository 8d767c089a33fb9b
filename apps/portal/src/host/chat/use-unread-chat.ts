import { useApi } from '@foyer/api';
import { useSetAtom } from 'jotai';
import { useRealtime } from '../realtime/use-realtime.ts';
import { unreadChatAtom } from './chat-state.ts';
import { unreadOf, withUnread } from './unread-chat.ts';

/** Keeps the counts of unread messages up to date while the page is open. Once per page. */
export function useUnreadChat(): void {
  const { client } = useApi();
  const setUnread = useSetAtom(unreadChatAtom);
  useRealtime('chat_unread', ({ conversations }) => setUnread(unreadOf(conversations)));
  useRealtime('chat_message', ({ message, unread, muted }) =>
    setUnread((before) => withUnread(before, message.conversation_id, muted ? 0 : unread)),
  );
  useRealtime('chat_read', ({ conversation_id, unread }) => {
    // Muted ones are not counted to begin with.
    if (unread !== null) setUnread((before) => (before.has(conversation_id) ? withUnread(before, conversation_id, unread) : before));
  });
  useRealtime('chat_conversation', () => {
    // Left, or muted, or no more.
    client.GET('/messages/unread').then(
      ({ data }) => setUnread(unreadOf(data!.conversations)),
      // The next connection brings them.
      () => undefined,
    );
  });
}
