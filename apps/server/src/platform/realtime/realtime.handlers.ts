import { type Handlers, member } from '../http/operation.ts';
import { embedReader } from '../http/embeds.ts';
import { Problem } from '../http/problem.ts';
import { toldTo } from './widget-events.ts';
import type { ConnectionOwner } from './connection.ts';
import { createPollConnection, type PollConnection } from './poll-connection.ts';
import type { RealtimeLimits } from './limits.ts';

/** The operations of the realtime part. */
export type RealtimeHandlers = Pick<Handlers, 'openRealtime' | 'pollRealtime'>;

/** Makes the handlers. `welcome` takes a connection in, or closes it where it is one too many. */
export function createRealtimeHandlers(welcome: (connection: PollConnection) => Promise<void>, limits: RealtimeLimits): RealtimeHandlers {
  const polled = new Map<string, PollConnection>();

  async function begin(owner: ConnectionOwner): Promise<PollConnection> {
    const connection = createPollConnection(owner, limits);
    polled.set(connection.id, connection);
    void connection.closed.then(() => polled.delete(connection.id));
    await welcome(connection);
    return connection;
  }

  return {
    /** For readers that do not want a socket. */
    openRealtime: () => {
      throw new Problem(426, 'upgrade_required', { headers: { upgrade: 'websocket', connection: 'upgrade' } });
    },
    async pollRealtime({ query, request, ...input }) {
      const [me, sessionId] = [member(input), input.sessionId!];
      if (query.connection === undefined) {
        return (await begin({ userId: me.id, sessionId, address: request.ip, only: toldTo(embedReader(request)) })).poll(0);
      }
      const connection = polled.get(query.connection);
      if (connection?.sessionId !== sessionId) throw new Problem(404, 'connection_gone');
      return connection.poll(query.after ?? 0);
    },
  };
}
