import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Takes what operators should know, as pino does. */
export interface Log {
  warn(details: { err: unknown }, message: string): void;
}

/** What listening needs. */
export interface NotifyChannelOptions {
  url: string;
  channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** Hears from when on notifications arrive, and when they no longer do. */
  onState?(listening: boolean): void;
  log: Log;
}

/** A connection that listens. */
export interface NotifyChannel {
  /** Resolves when it listens, or has failed to for the first time. */
  tried: Promise<void>;
  close(): Promise<void>;
}

const againMs = 2_000;
const endMs = 500;

/** Listens for PostgreSQL's notifications on a connection of its own, which is made again where it breaks. Polling finds what was notified meanwhile. */
export function listenForNotifications({ url, channels, onNotification, onState, log }: NotifyChannelOptions): NotifyChannel {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closing = false;
  let complained = false;

  function again(): void {
    client = undefined;
    onState?.(false);
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
    own.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload));
    try {
      await own.connect();
      for (const channel of channels) await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      complained = false;
      if (client === own) onState?.(true);
    } catch (error) {
      if (!complained) log.warn({ err: error }, 'Notifications of other processes cannot be received at the moment');
      complained = true;
      await own.end().catch(() => undefined);
      if (client === own) again();
    }
  }
  return {
    tried: connect(),
    async close() {
      closing = true;
      clearTimeout(timer);
      // One whose other end is gone never confirms its end.
      await Promise.race([client?.end().catch(() => undefined), delay(endMs, undefined, { ref: false })]);
    },
  };
}
