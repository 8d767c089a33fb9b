import type { Schemas } from '@foyer/api';
import { Problem } from '../../platform/http/problem.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { Sessions } from './sessions.service.ts';
import { readUserAgent } from './user-agent.ts';
import { publicIdOf } from '../../platform/http/session.ts';

/** Whose session asks. */
export interface Asking {
  userId: string;
  sessionId: string;
}

/** A member's own sessions: what they see of them and how they end them. */
export function createSessionList(repository: AuthRepository, sessions: Sessions) {
  return {
    /** The one that asks first, then the latest used. */
    async list({ userId, sessionId }: Asking): Promise<Schemas['UserSession'][]> {
      const rows = await repository.listSessions(userId, new Date());
      return rows
        .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
          id: publicIdOf(id),
          ...readUserAgent(userAgent),
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
          current: id === sessionId,
        }))
        .sort((a, b) => Number(b.current) - Number(a.current));
    },

    /** Ends one of the member's sessions, and every link mailed to them. Throws 404 for any other. */
    async end({ userId }: Asking, publicId: string): Promise<void> {
      const rows = await repository.listSessions(userId, new Date());
      const found = rows.find(({ id }) => publicIdOf(id) === publicId);
      if (!found) throw new Problem(404, 'not_found');
      await sessions.disown(userId, found.id);
    },

    endOthers: ({ userId, sessionId }: Asking): Promise<void> => sessions.endOthers(userId, sessionId),
  };
}

/** See `createSessionList`. */
export type SessionList = ReturnType<typeof createSessionList>;
