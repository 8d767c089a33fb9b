import type { Outbound } from '@foyer/outbound';
import type { pushSubscriptions } from './notifications.tables.ts';
import type { VapidKeys } from './vapid.ts';

type Subscription = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'keys'>;

/** What a push message says: nothing of what it is about, which the service worker asks for with the member's session. */
export interface PushPayload {
  id: string;
  title: string;
  text: string;
  lang: string;
  dir: string;
}

const daySeconds = 24 * 60 * 60;
const topicLength = 32;

/** With the first message: a server that pushes nothing does without the memory. */
const load = async () => (await import('web-push')).default;

/** Messages about one notification replace each other while the browser is away (RFC 8030 §5.4). */
const topicOf = (id: string): string => id.replace(/[^\w-]|-/g, '').slice(0, topicLength);

/** Encrypts a message for a browser, signs it with the installation's key and gives it to the push service. Answers the service's status. */
export async function pushMessage(outbound: Outbound, { endpoint, keys }: Subscription, payload: PushPayload, options: PushOptions) {
  const { vapid, contact, signal } = options;
  const { generateRequestDetails } = await load();
  const { headers, body } = generateRequestDetails({ endpoint, keys: keys! }, JSON.stringify(payload), {
    TTL: daySeconds,
    topic: topicOf(payload.id),
    vapidDetails: { subject: contact, ...vapid },
  });
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  return outbound.post(endpoint, { headers: sent, body, signal });
}

interface PushOptions {
  vapid: VapidKeys;
  /** Whom push services turn to: an https or mailto address. */
  contact: string;
  signal: AbortSignal;
}
