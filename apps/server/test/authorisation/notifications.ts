import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { notifications } from '../../src/features/notifications/notifications.tables.ts';
import { users } from '../../src/shared/people/people.tables.ts';
import { ids } from '../fixture.ts';
import { userIdOf } from './actors.ts';
import type { Case, Scene } from './matrix.ts';

/** Notifies a member and marks that as old. */
const notified =
  (userOf: (scene: Scene) => string) =>
  async (scene: Scene): Promise<InjectOptions> => {
    const { db } = scene.server.database;
    const [id, userId] = [randomUUID(), userOf(scene)];
    const [owner] = await db.select({ orgId: users.orgId }).from(users).where(eq(users.id, userId));
    await db.insert(notifications).values({ id, orgId: owner!.orgId, userId, kind: 'chat_message', subject: id });
    return { method: 'POST', url: '/notifications/mark_as_old', payload: { id } };
  };

const keys = (): object => {
  const curve = createECDH('prime256v1');
  return { p256dh: curve.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
};

/** Everyone has notifications, subscriptions and preferences of their own. */
export const notificationCases = {
  listLatestNotifications: [{ name: 'of one’s own', call: { method: 'GET', url: '/notifications/latest' }, answers: { others: 200 } }],
  markNotificationsAsOld: [
    { name: 'of one’s own', call: notified(({ actor }) => userIdOf(actor) ?? ids.users.member), answers: { others: 204 } },
    { name: 'of a colleague', call: notified(() => 'actor-author'), answers: { others: 404, author: 204 } },
  ],
  setPushSubscription: [
    {
      name: 'for this session',
      call: () => ({
        method: 'POST',
        url: '/users/push_subscription',
        payload: { subscription: { endpoint: `https://push.example/${randomUUID()}`, keys: keys() } },
      }),
      answers: { others: 204 },
    },
  ],
  endPushSubscription: [
    { name: 'for this session', call: { method: 'DELETE', url: '/users/push_subscription' }, answers: { others: 204 } },
  ],
  setDeviceToken: [
    {
      name: 'for this session',
      call: () => ({ method: 'POST', url: '/users/device_token', payload: { token: randomUUID() } }),
      answers: { others: 204 },
    },
  ],
  endDeviceToken: [{ name: 'for this session', call: { method: 'DELETE', url: '/users/device_token' }, answers: { others: 204 } }],
  getNotificationPreferences: [
    { name: 'of one’s own', call: { method: 'GET', url: '/user/me/notification_preferences' }, answers: { others: 200 } },
  ],
  setNotificationPreferences: [
    {
      name: 'of one’s own',
      call: { method: 'PUT', url: '/user/me/notification_preferences', payload: { mute_until: null } },
      answers: { others: 200 },
    },
  ],
} satisfies Record<string, Case[]>;
