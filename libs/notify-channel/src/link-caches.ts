import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Log, type NotifyChannel, payloadLimit } from './notify-channel.ts';

/** Hears what is forgotten: of a customer what shows `changed`, or everything where that is empty. */
export type OnForget = (orgId: string, changed: readonly string[]) => void;

/** The cache of a process, as the link sees it. */
export interface LinkedCache {
  /** Notifies of what this process forgets. One link at a time. */
  onForget(listener: OnForget): void;
  /** Forgets what another process has changed. */
  hear: OnForget;
  /** While it is not to be trusted, since other processes are not heard, nothing is kept; what was kept is dropped. */
  trust(heard: boolean): void;
}

/** What the link works with. */
export interface CacheLinkOptions {
  channel: NotifyChannel;
  cache: LinkedCache;
  log: Log;
}

/** The link between the caches of all processes on one database. */
export interface CacheLink {
  close(): Promise<void>;
}

/** What is written within this time is notified once. */
const gatherMs = 20;

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

function createSender({ channel, log }: Pick<CacheLinkOptions, 'channel' | 'log'>, origin: string) {
  let pending = new Map<string, Set<string>>();
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  async function send(): Promise<void> {
    timer = undefined;
    const payload = payloadOf(origin, pending);
    pending = new Map();
    await channel
      .notify('forgets', payload)
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
 * Has a process's writes forgotten by all: what its cache forgets is notified by name. As long as the others are not heard nothing is kept.
 */
export function linkCaches({ channel, cache, log }: CacheLinkOptions): CacheLink {
  const origin = randomBytes(8).toString('base64url');
  const sender = createSender({ channel, log }, origin);
  cache.onForget(sender.add);

  function onNotification(payload: string): void {
    const [from, changes] = readMessage(payload) ?? ['', null];
    if (from === origin) return;
    // Dropped whole: too much has changed, or another version of the server says so in words of its own.
    if (!changes) cache.trust(true);
    for (const [orgId, changed] of Object.entries(changes ?? {})) cache.hear(orgId, changed);
  }
  channel.hear('forgets', onNotification);
  channel.onState(cache.trust);
  return {
    async close() {
      cache.onForget(() => undefined);
      await sender.finish();
    },
  };
}
