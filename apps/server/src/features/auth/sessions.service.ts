import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../context.ts';
import type { ResolvedSession } from '../../http/session.ts';
import type { AuthRepository, SessionRow } from './auth.repository.ts';

const secondMs = 1000;
const dayMs = 24 * 60 * 60 * secondMs;

/** A session ends 30 days after login whatever happens. */
export const lifetimeMs = 30 * dayMs;

/** A session ends after 14 days in which nobody used it. */
export const idleMs = 14 * dayMs;

/** Somebody signed in: who asks, and the profile `user/me` shows. */
export interface SignedIn extends ResolvedSession {
  user: SessionRow['user'];
  image: SessionRow['image'];
}

/** The name a token has in the database: whoever reads the database cannot sign in with it. */
const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const toSignedIn = ({ id, user, image }: SessionRow): SignedIn => ({
  sessionId: id,
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
}

/** Starts, finds and ends sessions. */
export function createSessions({ log, storage }: SessionsContext, repository: AuthRepository) {
  async function load(id: string): Promise<SignedIn | undefined> {
    const now = new Date();
    const row = await repository.findSession(id, now);
    if (!row) return undefined;
    const end = extendedEnd(row, now);
    if (end && !storage.readOnly()) {
      await repository.extendSession(id, end).catch((error: unknown) => log.warn({ err: error }, 'A session could not be extended'));
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

  return {
    /** Starts a session. The token is returned once and never stored. */
    async start(userId: string, userAgent: string | undefined): Promise<{ token: string; signedIn: SignedIn | undefined }> {
      const token = randomBytes(32).toString('base64url');
      const id = idOf(token);
      await repository.insertSession({
        id,
        userId,
        expiresAt: new Date(Date.now() + idleMs),
        userAgent: userAgent?.slice(0, 255),
      });
      return { token, signedIn: await find(id) };
    },

    /** Finds the session of a token; undefined where it has ended, expired or its user may no longer sign in. */
    find: (token: string): Promise<SignedIn | undefined> => find(idOf(token)),

    /** Ends the session of a token, at once in this process and within a second in others. Unknown tokens are fine. */
    async end(token: string): Promise<void> {
      const id = idOf(token);
      await repository.deleteSession(id);
      cache.delete(id);
    },
  };
}

/** See `createSessions`. */
export type Sessions = ReturnType<typeof createSessions>;
