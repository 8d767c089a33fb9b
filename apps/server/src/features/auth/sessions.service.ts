import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import type { ResolvedSession } from '../../http/session.ts';
import type { RealtimeHub } from '../../realtime/hub.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { SessionRow } from './sessions.repository.ts';

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

/** A session ends 30 days after login whatever happens. */
export const lifetimeMs = 30 * dayMs;

/** A session ends after 14 days in which nobody used it. */
export const idleMs = 14 * dayMs;

/** A session's last use is written down at most this often. */
export const useNotedMs = 5 * 60 * secondMs;

/** How a session was begun. */
export type Via = SessionRow['via'];

/** Somebody signed in: who asks, and the profile `user/me` shows. */
export interface SignedIn extends Pick<ResolvedSession, 'me' | 'sessionId'> {
  via: Via;
  user: SessionRow['user'];
  image: SessionRow['image'];
}

/** The name a token has in the database: whoever reads the database cannot sign in with it. */
const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const toSignedIn = ({ id, via, user, image }: SessionRow): SignedIn => ({
  sessionId: id,
  via,
  me: { id: user.id, orgId: user.orgId, language: user.language, permissions: user.permissions },
  user,
  image,
});

/** Where a session's end moves when it is used at `now`; undefined where moving it is not worth a write. */
export function extendedEnd({ createdAt, expiresAt }: Pick<SessionRow, 'createdAt' | 'expiresAt'>, now: Date): Date | undefined {
  const end = Math.min(createdAt.getTime() + lifetimeMs, now.getTime() + idleMs);
  return end - expiresAt.getTime() >= dayMs ? new Date(end) : undefined;
}

interface SessionsContext extends Pick<Context, 'log'> {
  storage: Pick<Context['storage'], 'readOnly'>;
  realtime: Pick<RealtimeHub, 'endSession'>;
}

/** Starts, finds and ends sessions. */
export function createSessions({ log, storage, realtime }: SessionsContext, repository: AuthRepository) {
  async function load(id: string): Promise<SignedIn | undefined> {
    const now = new Date();
    const row = await repository.findSession(id, now);
    if (!row) return undefined;
    const expiresAt = extendedEnd(row, now);
    if ((expiresAt || now.getTime() - row.lastUsedAt.getTime() >= useNotedMs) && !storage.readOnly()) {
      await repository
        .touchSession(id, { lastUsedAt: now, ...(expiresAt && { expiresAt }) })
        .catch((error: unknown) => log.warn({ err: error }, 'The use of a session could not be noted'));
    }
    return toSignedIn(row);
  }

  // A page asks several times at once; one look-up a second serves them all, in each process, and what another process
  // ended or disabled stops within that second. The second counts from the question, not from the answer.
  const cache = new LRUCache<string, Promise<SignedIn | undefined>>({ max: 20_000, ttl: secondMs });

  function find(id: string): Promise<SignedIn | undefined> {
    const known = cache.get(id);
    if (known) return known;
    const asked = load(id);
    cache.set(id, asked);
    // Failures are asked again, and unknown tokens must not push out known ones.
    const forget = () => void (cache.peek(id) === asked && cache.delete(id));
    asked.then((found) => found ?? forget(), forget);
    return asked;
  }

  /** What has ended in the database ends here: in the cache, and on pages that are open. */
  function letGo(id: string): void {
    cache.delete(id);
    realtime.endSession(id);
  }

  async function endById(id: string): Promise<void> {
    await repository.deleteSession(id);
    letGo(id);
  }

  return {
    /** Starts a session. The token is returned once and never stored. */
    async start(
      userId: string,
      userAgent: string | undefined,
      via: Via = 'password',
    ): Promise<{ token: string; signedIn: SignedIn | undefined }> {
      const token = randomBytes(32).toString('base64url');
      const id = idOf(token);
      await repository.insertSession({
        id,
        userId,
        expiresAt: new Date(Date.now() + idleMs),
        userAgent: userAgent?.slice(0, 255),
        via,
      });
      return { token, signedIn: await find(id) };
    },

    /** Finds the session of a token; undefined where it has ended, expired or its user may no longer sign in. */
    find: (token: string): Promise<SignedIn | undefined> => find(idOf(token)),

    /** Reads the user of a session anew at the next question, after a change of theirs. */
    refresh: (token: string): void => void cache.delete(idOf(token)),

    /** Ends the session of a token, at once in this process and within a second in others. Unknown tokens are fine. */
    end: (token: string): Promise<void> => endById(idOf(token)),

    /** Ends a session by its stored id. */
    endById,

    /** Ends every session of a user but one: at once in this process and within a second in others. */
    async endOthers(userId: string, keptId: string): Promise<void> {
      for (const id of await repository.deleteOtherSessions(userId, keptId)) letGo(id);
    },

    /** Lets go of sessions that a transaction of somebody else's has ended, so that they end at once in this process as well. */
    forget: (ids: readonly string[]): void => ids.forEach(letGo),
  };
}

/** See `createSessions`. */
export type Sessions = ReturnType<typeof createSessions>;
