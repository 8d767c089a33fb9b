import { everyRealtimeChatMessage } from './chat.ts';
import { aRealtimeNotification } from './notifications.ts';
import type { Schemas } from './overrides.ts';

/** The first message of an open connection. */
export const aRealtimeHello = (overrides: Partial<Schemas['RealtimeHello']> = {}): Schemas['RealtimeHello'] => ({
  type: 'hello',
  session: '5f0c6d1e8b7a49f2a3c4d5e6f7081920',
  epoch: 'q3Zt8cXkB1w',
  serverTime: '2026-11-18T08:00:00.000Z',
  heartbeat: 25,
  ...overrides,
});

/** Says how many activities are unread now. */
export const aRealtimeUnread = (activities = 3): Schemas['RealtimeUnread'] => ({ type: 'unread', activities });

/** Says how new the cart is. */
export const aRealtimeCart = (revision = 7): Schemas['RealtimeCart'] => ({ type: 'cart', revision });

/** Says that something was saved that every page shows. */
export const aRealtimeSettings = (part: Schemas['RealtimeSettings']['part'] = 'menu'): Schemas['RealtimeSettings'] => ({
  type: 'settings',
  part,
});

/** Says that an editor came or went. */
export const aRealtimeStudioEditors = (id: string | null = null): Schemas['RealtimeStudioEditors'] => ({
  type: 'studio_editors',
  subject: id === null ? 'menu' : 'article',
  subject_id: id,
});

/** One of each message. */
export const everyRealtimeMessage = (): Schemas['RealtimeMessage'][] => [
  aRealtimeHello(),
  { type: 'heartbeat' },
  aRealtimeUnread(),
  aRealtimeNotification(),
  aRealtimeCart(),
  aRealtimeSettings(),
  aRealtimeStudioEditors(),
  ...everyRealtimeChatMessage(),
];

/** What a poll has brought. */
export const aRealtimePoll = (overrides: Partial<Schemas['RealtimePoll']> = {}): Schemas['RealtimePoll'] => ({
  connection: 'q3Zt8cXkB1wq3Zt8cXkB1w',
  messages: [aRealtimeHello()],
  next: 1,
  closed: null,
  ...overrides,
});
