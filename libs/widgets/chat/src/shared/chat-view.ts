import type { Subscriptions } from '@foyer/api/realtime';

/** What the chat shows; the host keeps it. */
export type ChatView =
  | { name: 'list' }
  | { name: 'new' }
  | { name: 'settings' }
  | { name: 'conversation'; id: string; at?: number }
  | { name: 'people'; id: string }
  | { name: 'search'; id: string };

/** What the chat hears of the open connection. */
export type ChatRealtime = Pick<Subscriptions, 'subscribe'>;
