import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { ResolvedSession } from '../../platform/http/session.ts';
import type { AuthRepository } from './auth.repository.ts';
import { extendedEnd, useNotedMs } from './session.lifetime.ts';
import type { SessionRow } from './sessions.repository.ts';

const secondMs = 1000;

/** How a session was begun. */
export type Via = SessionRow['via'];

/** A member who is signed in: the caller, and the profile `user/me` shows. */
export interface SignedIn extends Pick<ResolvedSession, 'me' | 'sessionId' | 'embed'> {
  via: Via;
  user: SessionRow['user'];
  image: SessionRow['image'];
}

function toSignedIn({ id, via, embed, user, image }: SessionRow): SignedIn {
  const { orgId, language, permissions, adminUrl } = user;
  const binding = embed?.siteId ? { siteId: embed.siteId, origin: embed.origin } : null;
  // A website that signs tokens names members, and must not thereby become an editor.
  const powers = binding ? { permissions: [], adminUrl: null } : { permissions, adminUrl };
  return { sessionId: id, via, embed: binding, me: { id: user.id, orgId, language, ...powers }, user: { ...user, ...powers }, image };
}

/** What finding needs of the server. */
export interface LookupContext extends Pick<Context, 'log'> {
  storage: Pick<Context['storage'], 'readOnly'>;
}

/** Finds sessions by their stored id, and remembers them for a second. */
export function createSessionLookup({ log, storage }: LookupContext, repository: Pick<AuthRepository, 'findSession' | 'touchSession'>) {
  async function load(id: string): Promise<SignedIn | undefined> {
    const now = new Date();
    const row = await repository.findSession(id, now);
    if (!row) return undefined;
    const expiresAt = row.via === 'embed' ? undefined : extendedEnd(row, now);
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

  return { find, forget: (id: string): void => void cache.delete(id) };
}
