import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EmbedBinding } from './embeds.ts';
import type { Me } from './operation.ts';

/** What a call with an API key is held to. */
export interface ApiKeyBinding {
  id: string;
  /** What it may do (`ApiScope` of the contract). */
  scopes: readonly string[];
}

/** A request's session: who asks, and the session's stored id (never the token). */
export interface ResolvedSession {
  me: Me;
  sessionId: string;
  /** The member has yet to agree to the terms in force. */
  awaitsTerms: boolean;
  /** It was begun by a widget on another website, and is good for what widgets need alone; null for a browser's own. */
  embed: EmbedBinding | null;
  /** What a program may do that calls with an API key, which is no session but is resolved like one; undefined for all others. */
  apiKey?: ApiKeyBinding;
}

/** What the mounted contract needs to know of signing in; the feature `auth` provides it. */
export interface SessionGate {
  /** Finds the session the request's cookie or bearer token belongs to; null for guests and expired sessions. Throws `Problem(401, 'api_key_refused')` for an API key that is not good. */
  resolve(request: FastifyRequest): Promise<ResolvedSession | null>;
  /** Which of these sessions still let their members in. */
  stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Throws `Problem(403, 'csrf_failed')` unless the request proves that our own page made it. */
  verifyCsrf(request: FastifyRequest, sessionId: string | null): void | Promise<void>;
}

/** The name a session has outside: made from its stored id, which leaves the server no more than the token does. */
export const publicIdOf = (id: string): string => createHash('sha256').update(`session:${id}`).digest('hex').slice(0, 32);
