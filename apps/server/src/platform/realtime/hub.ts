import pLimit from 'p-limit';
import { type Audience, type AudienceEvent, createAudiences, type FindRecipients } from './audience.ts';
import { type Connection, isTold } from './connection.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { FanOut } from './fan-out.ts';
import { closeCodes, type RealtimeEvent, type RealtimeMessage } from './messages.ts';

/** Notifies members of what happens, on whichever process their pages are connected to. */
export interface RealtimeHub {
  /**
   * Sends an event to every open page of a member: at once in this process, within two seconds in others. Call it after the transaction of what
   * it is about. Nothing is kept for who is not connected: see `onConnect`.
   */
  publish(userId: string, event: RealtimeEvent): void;
  /**
   * Sends an event to all of an audience, each with the fields of their own that `addAudience` finds: in this process in the order of the calls, within two seconds in
   * others. Who belongs to it is asked when it is delivered, so that one who has left hears nothing more.
   */
  publishTo(audience: Audience, event: AudienceEvent): void;
  /** Says how to find an audience. Call it once for each kind, when its feature is made. */
  addAudience(kind: Audience['kind'], find: FindRecipients): void;
  /**
   * Has a feature bring a page up to date whose connection has just begun: it sends that page what happened before. It resolves when that is done, and never rejects.
   * Call it once, when the feature is made.
   */
  onConnect(bringUpToDate: (userId: string, send: (event: RealtimeEvent) => void) => Promise<void>): void;
  /** Closes the connections of a session that has been ended in the database. */
  endSession(sessionId: string): void;
  /** Closes the connections of a member whose sessions have all been ended in the database. */
  endUser(userId: string): void;
}

/** The hub as the connections see it. */
export interface ConnectionHub extends RealtimeHub {
  join(connection: Connection): void;
  leave(connection: Connection): void;
  /** How many connections the member and the address have. */
  count(of: Pick<Connection, 'userId' | 'address'>): { user: number; address: number };
  isConnected(userId: string): boolean;
  /** Sends the first messages of a connection that has begun. */
  welcome(connection: Connection, hello: RealtimeMessage): void;
  /** Delivers to the connections of this process alone. */
  deliver(userId: string, event: RealtimeEvent): void;
  /** The same for an audience. */
  deliverTo(audience: Audience, event: AudienceEvent): void;
  /** The members who are connected here. */
  connectedUsers(): Iterable<string>;
  connections(): readonly Connection[];
}

/** So many pages are brought up to date at once. */
const mostUpdates = 8;

/** Makes the hub of this process. */
export function createHub(
  fanOut: Pick<FanOut, 'publish' | 'publishTo' | 'notifySessions'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ConnectionHub {
  const byUser = new Map<string, Set<Connection>>();
  const updates: Parameters<RealtimeHub['onConnect']>[0][] = [];
  // Thousands may come back at once: what is read for them must not make the handshakes of the others wait until they are too late.
  const few = pLimit(mostUpdates);
  const connections = () => [...byUser.values()].flatMap((some) => [...some]);

  function end(wanted: Iterable<Connection>): void {
    for (const connection of wanted) connection.close(closeCodes.sessionEnded, 'session ended');
  }
  function deliver(userId: string, event: RealtimeEvent): void {
    const found = byUser.get(userId);
    if (!found) return;
    const text = JSON.stringify(event);
    for (const connection of found) if (isTold(connection, event)) connection.send(text);
  }

  const audiences = createAudiences(byUser, log);

  return {
    deliver,
    deliverTo: audiences.deliver,
    connectedUsers: () => byUser.keys(),
    addAudience: audiences.add,
    publishTo(audience, event) {
      audiences.deliver(audience, event);
      fanOut.publishTo(audience, event);
    },
    connections,
    onConnect: (bringUpToDate) => void updates.push(bringUpToDate),
    welcome(connection, hello) {
      connection.send(JSON.stringify(hello));
      const send = (event: RealtimeEvent) => isTold(connection, event) && connection.send(JSON.stringify(event));
      for (const bringUpToDate of updates) void few(() => bringUpToDate(connection.userId, send));
    },
    publish(userId, event) {
      deliver(userId, event);
      fanOut.publish(userId, event);
    },
    endSession(sessionId) {
      end(connections().filter((connection) => connection.sessionId === sessionId));
      fanOut.notifySessions();
    },
    endUser(userId) {
      end([...(byUser.get(userId) ?? [])]);
      fanOut.notifySessions();
    },
    join(connection) {
      const own = byUser.get(connection.userId) ?? new Set();
      byUser.set(connection.userId, own.add(connection));
    },
    leave(connection) {
      const own = byUser.get(connection.userId);
      own?.delete(connection);
      if (own?.size === 0) byUser.delete(connection.userId);
    },
    count: ({ userId, address }) => ({
      user: byUser.get(userId)?.size ?? 0,
      address: connections().filter((connection) => connection.address === address).length,
    }),
    isConnected: (userId) => byUser.has(userId),
  };
}
