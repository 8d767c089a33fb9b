import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connection, isTold } from './connection.ts';
import type { RealtimeEvent } from './messages.ts';

/** Those who belong to a thing: the members of a conversation, or all of a customer. */
export interface Audience {
  kind: 'conversation' | 'customer';
  id: string;
}

/** An event that each of an audience is told with some fields of their own, which are not in it yet. */
export type AudienceEvent = { type: RealtimeEvent['type'] } & Readonly<Record<string, unknown>>;

/** An event as one of an audience hears it: with what it says to them alone. */
interface Heard {
  event: AudienceEvent;
  own?: Readonly<Record<string, unknown>>;
}

/** One of an audience, and which of the events they hear. */
interface Recipient {
  userId: string;
  hears: readonly Heard[];
}

/** Finds whom events are for, as they belong at this moment. `among` are the members connected here, where those are few. */
export type FindRecipients = (
  id: string,
  events: readonly AudienceEvent[],
  among: readonly string[] | null,
) => Promise<readonly Recipient[]>;

/** Up to so many members who are connected are asked for by name. */
const fewConnected = 100;
/** Where sending took longer, in ms, what comes next is gathered for so many times as long: other work goes on, and many messages take one write for each page. */
const [quickMs, restFactor] = [2, 2];

/** Writes events: each once, and with what is each one's own once for all to whom it is the same. */
function createWriter(): (heard: Heard) => Buffer {
  const begun = new Map<AudienceEvent, string>();
  const written = new Map<AudienceEvent, Map<string, Buffer>>();
  return ({ event, own }) => {
    const whole = begun.get(event) ?? JSON.stringify(event);
    begun.set(event, whole);
    const end = own ? `,${JSON.stringify(own).slice(1)}` : '}';
    const texts = written.get(event) ?? new Map<string, Buffer>();
    written.set(event, texts);
    const text = texts.get(end) ?? Buffer.from(whole.slice(0, -1) + end);
    texts.set(end, text);
    return text;
  };
}

/** Delivers events to those of an audience who are connected to this process. */
export function createAudiences(
  byUser: ReadonlyMap<string, ReadonlySet<Pick<Connection, 'send' | 'only'>>>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) {
  const finders = new Map<Audience['kind'], FindRecipients>();
  /** What waits for the delivery to an audience that is under way. */
  const waiting = new Map<string, AudienceEvent[]>();

  /** Sends events to all who hear them; gives how long the sending took, in ms. */
  async function findAndSend({ kind, id }: Audience, events: readonly AudienceEvent[]): Promise<number> {
    const among = byUser.size <= fewConnected ? [...byUser.keys()] : null;
    const recipients = await finders.get(kind)!(id, events, among);
    const [start, write] = [performance.now(), createWriter()];
    for (const { userId, hears } of recipients) {
      const found = byUser.get(userId);
      if (!found || hears.length === 0) continue;
      const texts = hears.map(write);
      for (const connection of found) {
        const { only } = connection;
        connection.send(...(only ? texts.filter((_text, index) => isTold({ only }, hears[index]!.event)) : texts));
      }
    }
    return performance.now() - start;
  }

  async function work(key: string, audience: Audience): Promise<void> {
    for (let events = waiting.get(key)!.splice(0); events.length > 0; events = waiting.get(key)!.splice(0)) {
      try {
        const took = await findAndSend(audience, events);
        if (took > quickMs) await delay(took * restFactor);
      } catch (error) {
        // A page that misses it sees from the next one that something is missing.
        log.warn({ err: error }, 'An event could not be delivered');
      }
    }
    waiting.delete(key);
  }

  return {
    add: (kind: Audience['kind'], find: FindRecipients): void => void finders.set(kind, find),
    deliver(audience: Audience, event: AudienceEvent): void {
      if (byUser.size === 0) return;
      const key = `${audience.kind} ${audience.id}`;
      const queue = waiting.get(key);
      if (queue) return void queue.push(event);
      waiting.set(key, [event]);
      void work(key, audience);
    },
  };
}
