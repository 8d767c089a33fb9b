import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { loadSecret } from '../db/secret.ts';
import { Problem } from './problem.ts';

const cookieName = 'csrf_token';
const memberSeconds = 30 * 24 * 60 * 60;

/** The proof that a write comes from a page of ours: a token bound to the session, sent as cookie and as header `X-CSRF-Token`. */
export interface Csrf {
  /**
   * Throws `Problem(403, 'csrf_failed')` unless the request was made by our own page for this very session (null: for a guest).
   * Our own page is given the right cookie with the refusal, so that a page whose session has ended need not be reloaded to go on.
   */
  verify(request: FastifyRequest, sessionId: string | null): void;
  /** Gives the cookie where it is missing or belongs to another session, and returns the token that holds from now on. */
  ensureCookie(request: FastifyRequest, reply: FastifyReply, sessionId: string | null): string;
  /** Replaces the cookie: after login and logout. */
  renewCookie(reply: FastifyReply, sessionId: string | null): string;
}

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Whether the browser says that the request was made by a page of this origin; clients that say nothing pass, the token decides. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const parsed = URL.parse(origin);
  return parsed !== null && (parsed.origin === new URL(publicUrl).origin || parsed.host === request.host?.toLowerCase());
}

function createTokens(key: Buffer) {
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const guest = (nonce: string): string => `${nonce}.${sign(`guest:${nonce}`)}`;
  const member = (sessionId: string): string => sign(`session:${sessionId}`);
  return {
    make: (sessionId: string | null): string => (sessionId === null ? guest(randomBytes(16).toString('base64url')) : member(sessionId)),
    fits: (token: string, sessionId: string | null): boolean =>
      equal(token, sessionId === null ? guest(token.slice(0, token.indexOf('.'))) : member(sessionId)),
  };
}

/** Makes the check, with the key from the database. */
export async function createCsrf({ config, db }: Pick<Context, 'config' | 'db'>): Promise<Csrf> {
  const tokens = createTokens(await loadSecret(db, 'csrf'));
  // Scripts must read it, so it is not HttpOnly; it opens nothing without the session's own cookie.
  const flags = (sessionId: string | null) =>
    ({ path: '/', sameSite: 'lax', secure: config.secure, maxAge: sessionId === null ? undefined : memberSeconds }) as const;

  const renewCookie: Csrf['renewCookie'] = (reply, sessionId) => {
    const token = tokens.make(sessionId);
    reply.setCookie(cookieName, token, flags(sessionId));
    return token;
  };

  return {
    renewCookie,
    verify(request, sessionId) {
      const header = request.headers['x-csrf-token'];
      const cookie = request.cookies[cookieName];
      if (!isSameOrigin(request, config.publicUrl)) throw new Problem(403, 'csrf_failed');
      const bound = cookie !== undefined && tokens.fits(cookie, sessionId);
      if (bound && typeof header === 'string' && equal(header, cookie)) return;
      const fresh = request.server.serializeCookie(cookieName, bound ? cookie : tokens.make(sessionId), flags(sessionId));
      throw new Problem(403, 'csrf_failed', { headers: { 'set-cookie': fresh } });
    },
    ensureCookie(request, reply, sessionId) {
      const cookie = request.cookies[cookieName];
      return cookie !== undefined && tokens.fits(cookie, sessionId) ? cookie : renewCookie(reply, sessionId);
    },
  };
}
