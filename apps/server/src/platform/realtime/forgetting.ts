import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Config } from '../config.ts';
import type { LinkedCache } from '../http/response-cache.ts';
import { listenForNotifications } from './notify-channel.ts';

/** What the link works with. */
export interface ForgettingParts extends Pick<Context, 'db' | 'log'> {
  config: Pick<Config, 'databaseUrl'>;
  responses: LinkedCache;
}

/** The link between the response caches of all processes on one database. */
export interface Forgetting {
  /** Resolves when other processes are heard, or cannot be for now. */
  ready: Promise<void>;
  close(): Promise<void>;
}

const channel = 'foyer_forgets';
/** What is written within this time is notified once. */
const gatherMs = 20;
/** PostgreSQL takes 8,000 bytes. */
const payloadLimit = 7_000;

const message = z.tuple([z.string(), z.record(z.string(), z.array(z.string())).nullable()]);
type Message = z.infer<typeof message>;

/** Names fit, or at least the customers; otherwise all are meant. */
function payloadOf(origin: string, changes: ReadonlyMap<string, ReadonlySet<string>>): string {
  const named = Object.fromEntries([...changes].map(([orgId, names]) => [orgId, [...names]]));
  const whole = Object.fromEntries([...changes.keys()].map((orgId) => [orgId, []]));
  const texts = [named, whole, null].map((what) => JSON.stringify([origin, what] satisfies Message));
  return texts.find((text) => Buffer.byteLength(text) <= payloadLimit)!;
}

function readMessage(payload: string): Message | undefined {
  try {
    return message.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

function createSender({ db, log }: Pick<ForgettingParts, 'db' | 'log'>, origin: string) {
  let pending = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  async function send(): Promise<void> {
    timer = undefined;
    const payload = payloadOf(origin, pending);
    pending = new Map();
    await db
      .execute(sql`select pg_notify(${channel}, ${payload})`)
      .catch((error: unknown) => log.warn({ err: error }, 'Other processes were not notified of a change; they see it within a second'));
  }
  return {
    add(orgId: string, changed: readonly string[]): void {
      const known = pending.get(orgId);
      // Without names it is everything of the customer, whatever else has changed.
      const isWhole = changed.length === 0 || known?.size === 0;
      pending.set(orgId, new Set(isWhole ? [] : [...(known ?? []), ...changed]));
      timer ??= setTimeout(() => void (sending = send()), gatherMs).unref();
    },
    async finish(): Promise<void> {
      clearTimeout(timer);
      if (timer) sending = send();
      await sending;
    },
  };
}

/**
 * Has a process's writes forgotten by all: what `forget` names is notified over PostgreSQL. As long as the others are not heard nothing is kept. The embedded
 * database has one process.
 */
export function linkCaches({ config, db, log, responses }: ForgettingParts): Forgetting {
  if (!config.databaseUrl) return { ready: Promise.resolve(), close: async () => undefined };
  const origin = randomBytes(8).toString('base64url');
  const sender = createSender({ db, log }, origin);
  responses.trust(false);
  responses.onForget(sender.add);

  function onNotification(_channel: string, payload: string): void {
    const [from, changes] = readMessage(payload) ?? ['', null];
    if (from === origin) return;
    // Dropped whole: too much has changed, or another version of the server says so in words of its own.
    if (!changes) responses.trust(true);
    for (const [orgId, changed] of Object.entries(changes ?? {})) responses.hear(orgId, changed);
  }
  const { tried, close } = listenForNotifications({
    ...{ url: config.databaseUrl, channels: [channel], log, onNotification },
    onState: responses.trust,
  });
  return {
    ready: tried,
    async close() {
      responses.onForget(() => undefined);
      await sender.finish();
      await close();
    },
  };
}
