import type { FastifyRequest } from 'fastify';
import { type Handlers, type Me, member } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Asking, SessionList } from './session-list.ts';
import type { Sessions } from './sessions.service.ts';

interface SessionListParts {
  list: SessionList;
  sessions: Sessions;
  cookie: SessionCookie;
}

/** The handlers of `listSessions`, `endSession` and `endOtherSessions`. */
export function createSessionListHandlers({
  list,
  sessions,
  cookie,
}: SessionListParts): Pick<Handlers, 'listSessions' | 'endSession' | 'endOtherSessions'> {
  async function asking(input: { me: Me | null; request: FastifyRequest }): Promise<Asking> {
    const token = cookie.read(input.request);
    const signedIn = token && (await sessions.find(token));
    // Ended between the check of the request and here.
    if (!signedIn) throw new Problem(401, 'unauthenticated');
    return { userId: member(input).id, sessionId: signedIn.sessionId };
  }
  return {
    listSessions: async (input) => list.list(await asking(input)),
    endSession: async (input) => list.end(await asking(input), input.params.id),
    endOtherSessions: async (input) => list.endOthers(await asking(input)),
  };
}
