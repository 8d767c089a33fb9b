import type { FastifyReply } from 'fastify';
import type { Config } from '../../platform/config.ts';

const name = 'signed_out';
const minutesKept = 2;

/**
 * Says to a browser's other tabs that the member has logged out, rather than that the session has expired: then nothing may stay on screen. It travels
 * with the logout's own answer, so that no tab sees the session gone without it.
 */
export interface SignedOutMark {
  set(reply: FastifyReply): void;
  /** Takes the mark back: a member is signed in again. */
  clear(reply: FastifyReply): void;
}

/** Makes it. Scripts must read it, so it is not HttpOnly; it opens nothing. */
export function createSignedOutMark({ secure }: Pick<Config, 'secure'>): SignedOutMark {
  const flags = { path: '/', sameSite: 'lax', secure } as const;
  return {
    set: (reply) => void reply.setCookie(name, '1', { ...flags, maxAge: minutesKept * 60 }),
    clear: (reply) => void reply.clearCookie(name, flags),
  };
}
