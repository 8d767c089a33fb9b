import { createClient } from '@redis/client';
import { againMs, createListeners, type Log, type NotifyChannel, topics } from './notify-channel.ts';

/** What the channel over Redis needs. */
export interface RedisChannelOptions {
  /** `redis://…` or `rediss://…` */
  url: string;
  /** Begins the names of its channels: another one for each database, since those of Redis belong to the whole server. */
  prefix: string;
  log: Log;
}

const connectMs = 5_000;
/** Redis is asked this often for a sign of life; a connection that is silent for three times as long is made again. */
const pingMs = 5_000;

/** Notifies over Redis, for which a pooler before PostgreSQL does not matter. Its connection is made again where it breaks. */
export function openRedisChannel({ url, prefix, log }: RedisChannelOptions): NotifyChannel {
  const { hear, onState, heard, become } = createListeners(log);
  const client = createClient({
    url,
    name: 'foyer-notify-channel',
    pingInterval: pingMs,
    // What cannot be notified now is found by polling; late it would be no news.
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, socketTimeout: 3 * pingMs, reconnectStrategy: againMs },
  });
  let subscribed = false;

  async function subscribe(): Promise<void> {
    for (const topic of topics) await client.subscribe(`${prefix}:${topic}`, (payload) => heard(topic, payload));
    subscribed = true;
    become(true);
  }
  const tried = new Promise<void>((resolve) => {
    client.on('error', (error: unknown) => {
      become(false, error);
      resolve();
    });
    // Subscriptions of before are made again by the client before it is ready.
    client.on('ready', () => {
      if (subscribed) return become(true);
      subscribe().then(resolve, (error: unknown) => {
        become(false, error);
        resolve();
      });
    });
  });
  client.connect().catch((error: unknown) => become(false, error));

  return {
    hear,
    onState,
    notify: async (topic, payload) => void (await client.publish(`${prefix}:${topic}`, payload)),
    tried,
    close: async () => client.destroy(),
  };
}
