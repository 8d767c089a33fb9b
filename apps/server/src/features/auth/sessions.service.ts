import { createHash, randomBytes } from 'node:crypto';
import type { RealtimeHub } from '../../platform/realtime/hub.ts';
import type { AuthRepository } from './auth.repository.ts';
import { createSessionLookup, type LookupContext, type SignedIn, type Via } from './session-lookup.ts';
import { embedMs, idleMs } from './session.lifetime.ts';
import type { NewSession, Proved } from './begin-session.ts';

/** The name a token has in the database: a reader of the database cannot sign in with it. */
const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface SessionsContext extends LookupContext {
  realtime: Pick<RealtimeHub, 'endSession'>;
}

/** Starts, finds and ends sessions. */
export function createSessions(context: SessionsContext, repository: AuthRepository) {
  const { find, forget } = createSessionLookup(context, repository);

  /** What has ended in the database ends here: in the cache, and on pages that are open. */
  function letGo(id: string): void {
    forget(id);
    context.realtime.endSession(id);
  }

  async function endById(id: string): Promise<void> {
    await repository.deleteSession(id);
    letGo(id);
  }

  async function begin(row: Omit<NewSession, 'id' | 'userAgent'>, userAgent: string | undefined, proved?: Proved) {
    const token = randomBytes(32).toString('base64url');
    const id = idOf(token);
    const ended = await repository.insertSession({ ...row, id, userAgent: userAgent?.slice(0, 255) }, proved);
    ended?.forEach(letGo);
    return { token, signedIn: ended && (await find(id)) };
  }

  return {
    /** Starts a widget's session, which ends after a quarter of an hour whatever happens; no one is signed in where the account has been closed. */
    async startEmbedded(userId: string, userAgent: string | undefined, { keyId, origin }: { keyId: string; origin: string | null }) {
      const row = { userId, via: 'embed', embedKeyId: keyId, embedOrigin: origin } as const;
      return { ...(await begin({ ...row, expiresAt: new Date(Date.now() + embedMs) }, userAgent)), lifetimeMs: embedMs };
    },

    /**
     * Starts a session; the longest unused of too many end. The token is returned once and never stored. No one is signed in where the account has been
     * closed, or its password is another than the one that was proved.
     */
    async start(
      userId: string,
      userAgent: string | undefined,
      via: Via = 'password',
      proved?: Proved,
    ): Promise<{ token: string; signedIn: SignedIn | undefined }> {
      return begin({ userId, expiresAt: new Date(Date.now() + idleMs), via }, userAgent, proved);
    },

    /** Finds the session of a token; undefined where it has ended, expired or its user may no longer sign in. */
    find: (token: string): Promise<SignedIn | undefined> => find(idOf(token)),

    /** Reads the user of a session from the database at the next request, after a change of theirs. */
    refresh: (token: string): void => forget(idOf(token)),

    /** Ends the session of a token, at once in this process and within a second in others. Unknown tokens are fine. */
    end: (token: string): Promise<void> => endById(idOf(token)),

    /** Ends a session by its stored id. */
    endById,

    /** Ends a session that its user no longer trusts, together with every link mailed to them. */
    async disown(userId: string, id: string): Promise<void> {
      await repository.disownSession(userId, id);
      letGo(id);
    },

    /** Ends every session of a user but one, and every link mailed to them: at once in this process and within a second in others. */
    async endOthers(userId: string, keptId: string): Promise<void> {
      for (const id of await repository.deleteOtherSessions(userId, keptId)) letGo(id);
    },

    /** Forgets sessions that another module's transaction has ended, so that they end at once in this process as well. */
    forget: (ids: readonly string[]): void => ids.forEach(letGo),
  };
}

/** See `createSessions`. */
export type Sessions = ReturnType<typeof createSessions>;
