import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createCursor } from './cursor.ts';
import { type NotifyChannel, payloadLimit } from '@foyer/notify-channel';
import type { EventsRepository, Outgoing } from './events.repository.ts';
import type { FanOut, Heard } from './fan-out.ts';
import { createPoller, type Poller } from '../poller.ts';

/** What the fan-out over PostgreSQL works with. */
export interface PostgresFanOutParts {
  repository: EventsRepository;
  channel: NotifyChannel;
  pollMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What is published within this time is stored by one statement and notified once. */
const gatherMs = 20;
const againMs = 1_000;
const pendingLimit = 10_000;

/** The ids of those whom events are for, where they fit and are known; without ids every process polls. */
function payloadOf(events: readonly Outgoing[]): string {
  if (events.some(({ audience }) => audience)) return '';
  const ids = [...new Set(events.map(({ userId }) => userId))].join(',');
  return ids.length > payloadLimit ? '' : ids;
}

const concerns = (payload: string, { isConnected }: Heard): boolean => payload === '' || payload.split(',').some(isConnected);

/** Stores events outside of the transactions that they are about, and notifies. What could not be stored waits. */
function createSender({ repository, channel, log }: PostgresFanOutParts, origin: string) {
  let pending: Outgoing[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending = Promise.resolve();

  async function send(): Promise<void> {
    timer = undefined;
    const events = pending.splice(0);
    if (events.length === 0) return;
    try {
      await repository.insert(origin, events);
    } catch (error) {
      log.warn({ err: error, events: events.length }, 'Events could not be passed on to other processes; it is tried again');
      pending = [...events, ...pending].slice(-pendingLimit);
      timer ??= setTimeout(flush, againMs).unref();
      return;
    }
    // The others poll once a second anyway.
    await channel.notify('events', payloadOf(events)).catch(() => undefined);
  }
  const flush = (): void => void (sending = sending.then(send));
  return {
    add(event: Outgoing): void {
      pending.push(event);
      timer ??= setTimeout(flush, gatherMs).unref();
    },
    async finish(): Promise<void> {
      clearTimeout(timer);
      flush();
      await sending;
      clearTimeout(timer);
    },
  };
}

/** Events between processes: PostgreSQL holds them for some minutes, a notification says when to poll, and polling each second makes up for a lost one. */
export function createPostgresFanOut(parts: PostgresFanOutParts): FanOut {
  const { repository, channel, pollMs, log } = parts;
  const origin = randomBytes(8).toString('base64url');
  const sender = createSender(parts, origin);
  let started: Promise<void> | undefined;
  let poller: Poller | undefined;
  let notifying: NodeJS.Timeout | undefined;

  async function begin(heard: Heard): Promise<void> {
    const read = createCursor(repository);
    await read();
    const work = async (): Promise<void> => {
      for (const { origin: from, ...stored } of await read()) {
        if (from === origin) continue;
        if (stored.audience) heard.audienceEvent(stored.audience, stored.event);
        else heard.event(stored.userId, stored.event);
      }
    };
    const made = createPoller({ work, everyMs: pollMs, log, complaint: 'Events of other processes could not be read' });
    poller = made;
    channel.hear('sessions', heard.sessionsEnded);
    channel.hear('events', (payload) => concerns(payload, heard) && void made.poll());
  }

  return {
    publish(userId, event) {
      sender.add({ userId, event });
    },
    publishTo(audience, event) {
      sender.add({ audience, event });
    },
    notifySessions() {
      notifying ??= setTimeout(() => {
        notifying = undefined;
        channel.notify('sessions', '').catch(() => undefined);
      }, gatherMs).unref();
    },
    start(heard) {
      started ??= begin(heard).catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      return started;
    },
    async close() {
      clearTimeout(notifying);
      await sender.finish();
      await started?.catch(() => undefined);
      await poller?.stop();
    },
  };
}
