import type { NotifyChannel } from '@foyer/notify-channel';
import { randomBytes, randomInt } from 'node:crypto';
import type { Context } from '../context.ts';
import { publicIdOf, type SessionGate } from '../http/session.ts';
import type { SocketHandler } from '../http/sockets.ts';
import { defineJob } from '../jobs/job.ts';
import { type Connection, createConnection } from './connection.ts';
import { createEventsRepository } from './events.repository.ts';
import { type FanOut, inProcess } from './fan-out.ts';
import { createPostgresFanOut } from './fan-out.postgres.ts';
import { type ConnectionHub, createHub, type RealtimeHub } from './hub.ts';
import { realtimeLimits, type RealtimeLimits } from './limits.ts';
import { closeCodes, type RealtimeMessage } from './messages.ts';
import { createPresence } from './presence.ts';
import { createRealtimeHandlers, type RealtimeHandlers } from './realtime.handlers.ts';
import type { Poller } from '../poller.ts';
import { embedReader } from '../http/embeds.ts';
import { toldTo } from './widget-events.ts';
import { watchSessions } from './session-watch.ts';

/** What the realtime part needs of the application. */
type RealtimeContext = Pick<Context, 'db' | 'jobs' | 'log'> & {
  /** The channel to the other processes; absent where there are none. */
  channel: NotifyChannel | undefined;
};

/** What it gives. */
export interface Realtime {
  hub: RealtimeHub;
  limits: RealtimeLimits;
  handlers: RealtimeHandlers;
  /** Takes the sockets of `openRealtime`; asks the gate from then on whose sessions have ended. Once, before the first request. */
  serve(gate: Pick<SessionGate, 'stillOpen'>): SocketHandler;
  /** Says goodbye to every page, each with a time of its own to come back at. Resolves when all are gone. */
  sayGoodbye(): Promise<void>;
  close(): Promise<void>;
}

/** Clears events away that every process has read. */
const forgetEvents = defineJob({ name: 'realtime.forget-events', schedule: '*/5 * * * *' });

function createFanOut({ channel, db, jobs, log }: RealtimeContext, { pollMs }: RealtimeLimits): FanOut {
  if (!channel) return inProcess;
  const repository = createEventsRepository(db);
  jobs.add(forgetEvents, { run: repository.deleteOld });
  return createPostgresFanOut({ repository, channel, pollMs, log });
}

function isFull(hub: ConnectionHub, owner: Pick<Connection, 'userId' | 'address'>, { perUser, perAddress }: RealtimeLimits): boolean {
  const { user, address } = hub.count(owner);
  return user >= perUser || address >= perAddress;
}

/** Builds the realtime part. Nothing runs before the first page connects. */
export function createRealtime(context: RealtimeContext, given: Partial<RealtimeLimits> = {}): Realtime {
  const limits = { ...realtimeLimits, ...given };
  const { log } = context;
  const fanOut = createFanOut(context, limits);
  const hub = createHub(fanOut, log);
  const presence = createPresence(context.db, log, hub.connectedUsers);
  const epoch = randomBytes(8).toString('base64url');
  let stopping = false;

  const hello = (sessionId: string): RealtimeMessage => ({
    type: 'hello',
    session: publicIdOf(sessionId),
    epoch,
    serverTime: new Date().toISOString(),
    heartbeat: limits.pingMs / 1000,
  });
  const sendAway = (connection: Connection): void => connection.close(closeCodes.restart, String(randomInt(limits.returnMs)));

  function welcome(connection: Connection): void {
    if (stopping) return sendAway(connection);
    if (isFull(hub, connection, limits)) return connection.close(closeCodes.tryLater, 'too many connections');
    if (!hub.isConnected(connection.userId)) presence.came(connection.userId);
    hub.join(connection);
    void connection.closed.then(() => hub.leave(connection));
    hub.welcome(connection, hello(connection.sessionId));
  }
  let sessions: Pick<Poller, 'poll' | 'stop'> | undefined;
  const heard = {
    event: hub.deliver,
    audienceEvent: hub.deliverTo,
    sessionsEnded: () => void sessions?.poll(),
    isConnected: hub.isConnected,
  };

  async function take(connection: Connection): Promise<void> {
    try {
      await fanOut.start(heard);
    } catch (error) {
      log.warn({ err: error }, 'A page could not be connected');
      return connection.close(closeCodes.tryLater, 'unavailable');
    }
    welcome(connection);
  }

  function serve(gate: Pick<SessionGate, 'stillOpen'>): SocketHandler {
    sessions = watchSessions({ hub, gate, everyMs: limits.pollMs, log });
    return (socket, { request, session: { me, sessionId } }) =>
      take(
        createConnection(
          socket,
          request.raw.socket,
          { userId: me.id, sessionId, address: request.ip, only: toldTo(embedReader(request)) },
          limits,
        ),
      );
  }

  return {
    hub,
    limits,
    handlers: createRealtimeHandlers(take, limits),
    serve,
    async sayGoodbye() {
      stopping = true;
      const all = hub.connections();
      all.forEach(sendAway);
      await Promise.all(all.map(({ closed }) => closed));
    },
    async close() {
      sessions?.stop();
      presence.stop();
      await fanOut.close();
    },
  };
}
