import { localeKeys } from '@foyer/locales';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../platform/config.ts';

const cookieName = 'sso_state';
const lifetimeMs = 10 * 60 * 1000;

const shape = z.object({
  orgId: z.string(),
  /** Which of the customer's providers was asked. */
  provider: z.enum(['sso', 'apple', 'facebook', 'google']),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go afterwards: a path of the portal without its language. */
  path: z.string(),
  locale: z.enum(localeKeys),
  at: z.number(),
});

/** What the provider's answer is checked against, and where the visitor wanted to be. */
export type SsoState = Omit<z.infer<typeof shape>, 'at'>;

/** Keeps the state in the visitor's browser, signed and for ten minutes, so that any process can take the answer. */
export interface SsoStates {
  keep(reply: FastifyReply, state: SsoState): void;
  /** What was kept for this customer, once; undefined where it is missing, too old or not ours. */
  take(request: FastifyRequest, reply: FastifyReply, orgId: string): SsoState | undefined;
}

/** Makes it with the key that all processes share. */
export function createSsoStates({ secure }: Pick<Config, 'secure'>, key: Buffer): SsoStates {
  // Lax: the provider's site sends the browser here.
  const flags = { path: '/api/v2/auth', httpOnly: true, sameSite: 'lax', secure } as const;
  const sign = (text: string): Buffer => createHmac('sha256', key).update(text).digest();

  function read(cookie: string): z.infer<typeof shape> | undefined {
    const [text = '', signature = ''] = cookie.split('.');
    const [given, expected] = [Buffer.from(signature, 'base64url'), sign(text)];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return shape.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data;
  }

  return {
    keep(reply, state) {
      const text = Buffer.from(JSON.stringify({ ...state, at: Date.now() })).toString('base64url');
      reply.setCookie(cookieName, `${text}.${sign(text).toString('base64url')}`, { ...flags, maxAge: lifetimeMs / 1000 });
    },
    take(request, reply, orgId) {
      const cookie = request.cookies[cookieName];
      if (cookie === undefined) return undefined;
      reply.clearCookie(cookieName, flags);
      const found = read(cookie);
      return found?.orgId === orgId && Date.now() - found.at <= lifetimeMs ? found : undefined;
    },
  };
}
