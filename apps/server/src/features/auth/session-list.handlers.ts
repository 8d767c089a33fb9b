import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Handlers, type Me, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Devices } from './devices.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Asking, SessionList } from './session-list.ts';
import type { Sessions } from './sessions.service.ts';

interface SessionListParts {
  list: SessionList;
  sessions: Sessions;
  cookie: SessionCookie;
  devices: Devices;
}

/** The handlers of `listSessions`, `endSession` and `endOtherSessions`. */
export function createSessionListHandlers({
  list,
  sessions,
  cookie,
  devices,
}: SessionListParts): Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'> {
  async function asking(input: { me: Me | null; request: FastifyRequest }): Promise<Asking & { hasPassword: boolean }> {
    const token = cookie.read(input.request);
    const signedIn = token && (await sessions.find(token));
    // Ended between the check of the request and here.
    if (!signedIn) throw new Problem(401, 'unauthenticated');
    return { userId: member(input).id, sessionId: signedIn.sessionId, hasPassword: signedIn.user.hasPassword };
  }

  /** Ending sessions forgets every device of the account; the one in the owner's hand stays known. */
  async function keepThisDevice({ userId, hasPassword }: Asking & { hasPassword: boolean }, reply: FastifyReply): Promise<void> {
    if (hasPassword) await devices.remember(reply, userId);
  }

  return {
    listSessions: async (input) => list.list(await asking(input)),
    async endSession(input) {
      const asks = await asking(input);
      await list.end(asks, input.params.id);
      await keepThisDevice(asks, input.reply);
    },
    async endOtherSessions(input) {
      const asks = await asking(input);
      await list.endOthers(asks);
      await keepThisDevice(asks, input.reply);
    },
  };
}
