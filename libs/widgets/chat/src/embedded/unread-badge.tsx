import { useApi } from '@foyer/api';
import { useWidget } from '@foyer/widget-element';
import { useEffect } from 'react';

/** Shows on the launcher how many conversations have something new, and tells the page of messages. It draws nothing itself. */
export function UnreadBadge() {
  const { client } = useApi();
  const widget = useWidget();
  useEffect(() => {
    if (!widget?.events || widget.me === null) return undefined;
    const { events, badge, emit, me } = widget;
    const read = () =>
      client.GET('/messages/unread').then(
        ({ data }) => badge(data!.count),
        // The next event reads it again.
        () => undefined,
      );
    const ends = [
      ...(['chat_unread', 'chat_read', 'chat_conversation'] as const).map((type) => events.subscribe(type, () => void read())),
      events.subscribe('chat_message', ({ message }) => {
        void read();
        if (message.sender?.id !== me) emit('message', { conversation_id: message.conversation_id, id: message.id });
      }),
    ];
    void read();
    return () => ends.forEach((end) => end());
  }, [client, widget]);
  return null;
}
