import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';

/** Reads and writes the cookie that carries the session's token. */
export interface SessionCookie {
  /** The token as sent; undefined where there is none or it cannot be one of ours. */
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, token: string, maxAgeSeconds: number): void;
  clear(reply: FastifyReply): void;
}

/** 32 bytes in base64url, as `newToken` makes them. */
const tokenForm = /^[\w-]{43}$/;

/** Makes the cookie's reader and writer. Browsers accept the prefix `__Host-` only behind https. */
export function createSessionCookie({ secure }: Pick<Config, 'secure'>): SessionCookie {
  const name = secure ? '__Host-foyer_session' : 'foyer_session';
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read(request) {
      const token = request.cookies[name];
      return token !== undefined && tokenForm.test(token) ? token : undefined;
    },
    set(reply, token, maxAge) {
      reply.setCookie(name, token, { ...flags, maxAge });
    },
    clear(reply) {
      reply.clearCookie(name, flags);
    },
  };
}
