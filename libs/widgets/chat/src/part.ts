import { conversationsQuery } from '@foyer/api/chat';
import { createPart } from '@foyer/widget-element';
import { ChatFrame } from './embedded/chat-frame.tsx';
import { EmbeddedChat } from './embedded/embedded-chat.tsx';
import { UnreadBadge } from './embedded/unread-badge.tsx';
import { loadMessages } from './messages.ts';
import { chatOptions } from './options.ts';

/** What the element shows. */
export const part = createPart({
  name: 'chat',
  options: chatOptions,
  Component: EmbeddedChat,
  Frame: ChatFrame,
  Beside: UnreadBadge,
  members: 'only',
  messages: loadMessages,
  begin: ({ api, queries }) => queries.prefetchInfiniteQuery(conversationsQuery(api)),
});
