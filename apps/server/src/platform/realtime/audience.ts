import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from './connection.ts';
import type { RealtimeEvent } from './messages.ts';

/** Those who belong to a thing, such as the members of a conversation. */
export interface Audience {
  kind: 'conversation';
  id: string;
}

/** An event that each of an audience is told with some fields of their own, which are not in it yet. */
export type AudienceEvent = { type: RealtimeEvent['type'] } & Readonly<Record<string, unknown>>;

/** One of an audience, with what the event says to them alone. */
interface Recipient {
  userId: string;
  own?: Readonly<Record<string, unknown>>;
}

/** Finds whom an event is for, as they belong at this moment. `among` are the members connected here, where those are few. */
export type FindRecipients = (id: string, event: AudienceEvent, among: readonly string[] | null) => Promise<readonly Recipient[]>;

/** Up to so many members who are connected are asked for by name. */
const fewConnected = 100;

/** The event as it is sent to each: written once, with what is each one's own at its end. */
function writeFor(event: AudienceEvent): (own: Recipient['own']) => string {
  const whole = JSON.stringify(event);
  const open = whole.slice(0, -1);
  return (own) => (own ? `${open},${JSON.stringify(own).slice(1)}` : whole);
}

/** Delivers events to those of an audience who are connected to this process. */
export function createAudiences(byUser: ReadonlyMap<string, ReadonlySet<Pick<Connection, 'send'>>>, log: Pick<FastifyBaseLogger, 'warn'>) {
  const finders = new Map<Audience['kind'], FindRecipients>();
  /** The last delivery to each audience that is under way: the next one waits for it. */
  const underWay = new Map<string, Promise<void>>();

  async function findAndSend({ kind, id }: Audience, event: AudienceEvent): Promise<void> {
    const among = byUser.size <= fewConnected ? [...byUser.keys()] : null;
    const write = writeFor(event);
    for (const { userId, own } of await finders.get(kind)!(id, event, among)) {
      const found = byUser.get(userId);
      if (!found) continue;
      const text = write(own);
      for (const connection of found) connection.send(text);
    }
  }

  return {
    add: (kind: Audience['kind'], find: FindRecipients): void => void finders.set(kind, find),
    deliver(audience: Audience, event: AudienceEvent): void {
      if (byUser.size === 0) return;
      const key = `${audience.kind} ${audience.id}`;
      const sent = (underWay.get(key) ?? Promise.resolve())
        .then(() => findAndSend(audience, event))
        // A page that misses it sees from the next one that something is missing.
        .catch((error: unknown) => log.warn({ err: error }, 'An event could not be delivered'))
        .then(() => void (underWay.get(key) === sent && underWay.delete(key)));
      underWay.set(key, sent);
    },
  };
}
