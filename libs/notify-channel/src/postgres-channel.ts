import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { againMs, createListeners, type Log, type NotifyChannel, type Topic, topics } from './notify-channel.ts';

/** What the channel over PostgreSQL needs. */
export interface PostgresChannelOptions {
  url: string;
  /** Sends a notification over a connection of the pool, outside of any transaction (`pg_notify`). */
  notify(channel: string, payload: string): Promise<unknown>;
  log: Log;
}

const endMs = 500;
const nameOf = (topic: Topic) => `foyer_${topic}`;

/** Notifies over `NOTIFY`, and listens on a connection of its own, which is made again where it breaks. */
export function openPostgresChannel({ url, notify, log }: PostgresChannelOptions): NotifyChannel {
  const { hear, onState, heard, become } = createListeners(log);
  const byName = new Map(topics.map((topic) => [nameOf(topic), topic]));
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closing = false;

  function again(failure?: unknown): void {
    client = undefined;
    become(false, failure);
    if (!closing) timer = setTimeout(() => void connect(), againMs).unref();
  }
  async function connect(): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      application_name: 'foyer notify channel',
      keepAlive: true,
    });
    client = own;
    // Without a listener a lost connection would end the process; `end` follows it.
    own.on('error', () => undefined);
    own.once('end', () => client === own && again());
    own.on('notification', ({ channel, payload = '' }) => heard(byName.get(channel)!, payload));
    try {
      await own.connect();
      for (const topic of topics) await own.query(`listen ${pg.escapeIdentifier(nameOf(topic))}`);
      if (client === own) become(true);
    } catch (error) {
      await own.end().catch(() => undefined);
      if (client === own) again(error);
    }
  }
  return {
    hear,
    onState,
    notify: async (topic, payload) => void (await notify(nameOf(topic), payload)),
    tried: connect(),
    async close() {
      closing = true;
      clearTimeout(timer);
      // One whose other end is gone never confirms its end.
      await Promise.race([client?.end().catch(() => undefined), delay(endMs, undefined, { ref: false })]);
    },
  };
}
