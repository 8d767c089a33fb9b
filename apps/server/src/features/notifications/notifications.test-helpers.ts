import type { Schemas } from '@foyer/api';
import { createECDH, randomBytes } from 'node:crypto';
import type { Browser } from '../../../test/browser.ts';

/** The keys of a browser that receives push messages. */
export interface PushKeys {
  privateKey: ReturnType<typeof createECDH>;
  keys: Schemas['PushSubscription']['keys'];
}

/** Makes them. */
export function pushKeys(): PushKeys {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys().toString('base64url');
  return { privateKey, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/** Subscribes a browser. */
export const subscribe = (browser: Browser, endpoint: string, { keys } = pushKeys()) =>
  browser.post('/users/push_subscription', { subscription: { endpoint, keys } });

/** What a browser's member is notified of. */
export const latest = async (browser: Browser, query = '') =>
  (await browser.get(`/notifications/latest${query}`)).json<Schemas['NotificationList']>().results;
