import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** Something that the member is notified of; `index` chooses another person and hour. */
export function aNotification(overrides: Partial<Schemas['Notification']> = {}, index = 0): Schemas['Notification'] {
  const actor = aPerson({}, index + 1);
  return {
    id: sampleId(90, index),
    kind: 'comment',
    text: `\u2068${actor.name}\u2069 und 2 weitere haben Ihren Artikel „\u2068Sommerfest im Garten\u2069“ kommentiert.`,
    reason: 'Sie haben den Artikel verfasst.',
    actors: [actor],
    actor_count: 3,
    url: `/news/${sampleId(20, index)}#comments`,
    updated_at: hoursAgo(index * 7 + 1),
    old: false,
    ...overrides,
  };
}

/** So many notifications, newest first, the first few of them new. */
export const someNotifications = (count: number, fresh = 2): Schemas['Notification'][] =>
  Array.from({ length: count }, (_, index) => aNotification({ old: index >= fresh }, index));

/** The latest ones. */
export const aNotificationList = (results = someNotifications(5)): Schemas['NotificationList'] => ({ results });

const kinds: Schemas['NotificationKind'][] = [
  ...(['mention', 'reply', 'comment', 'discussion', 'confirmation', 'congratulation', 'chat_message', 'moderation'] as const),
];

/** Where one kind reaches the member. */
export const someChannels = (overrides: Partial<Schemas['NotificationChannels']> = {}): Schemas['NotificationChannels'] => ({
  ...{ kind: 'comment', portal: true, push: true, mail: 'off' },
  ...overrides,
});

/** Quiet hours over night. */
export const someQuietHours = (): Schemas['QuietHours'] => ({ from: '22:00', to: '06:30', time_zone: 'Europe/Berlin' });

/** How the member wants to be notified. */
export const somePreferences = (overrides: Partial<Schemas['NotificationPreferences']> = {}): Schemas['NotificationPreferences'] => ({
  kinds: kinds.map((kind) => someChannels({ kind })),
  mute_until: null,
  quiet_hours: null,
  ...overrides,
});

/** A browser's subscription. */
export const aPushSubscription = (): Schemas['PushSubscription'] => ({
  endpoint: 'https://push.example/send/4f0c8a5e9b7d',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** What pages hear of a notification. */
export const aRealtimeNotification = (): Schemas['RealtimeNotification'] => ({ type: 'notification', id: sampleId(90, 0) });
