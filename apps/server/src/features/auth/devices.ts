import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { createDevicesRepository, deviceDays } from '../../shared/identity/devices.repository.ts';

/** A browser is known to so many accounts; the one at the reception serves a shift. */
export const maxAccounts = 12;

const tokenForm = /^[\w-]{32}$/;

const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Browsers that have logged in to an account before: they are counted by themselves, so that strangers who guess at the account do not lock its owner out
 * (OWASP's device cookies). Such a cookie opens nothing.
 */
export interface Devices {
  /** The tokens that a browser sends, one for each account it has logged in to. */
  read(request: FastifyRequest): string[];
  /** The stored id of the token that has logged in to this account. An account that does not exist takes the same question. */
  find(tokens: readonly string[], userId: string | undefined): Promise<string | undefined>;
  /** Gives the browser a new token for an account, in the place of the one it had; tokens of other accounts stay. */
  remember(reply: FastifyReply, userId: string): Promise<void>;
}

/** Makes them. Tokens have 192 random bits and are looked up, as those of sessions are, so there is nothing in the cookie to be signed. */
export function createDevices({ config: { secure }, db }: Pick<Context, 'config' | 'db'>): Devices {
  const repository = createDevicesRepository(db);
  const name = secure ? '__Host-foyer_devices' : 'foyer_devices';
  const flags = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: deviceDays * 24 * 60 * 60 } as const;

  const read: Devices['read'] = (request) => {
    const tokens = (request.cookies[name] ?? '').split('.', maxAccounts);
    return tokens.filter((token) => tokenForm.test(token));
  };

  return {
    read,
    find: async (tokens, userId) => (tokens.length > 0 ? repository.find(userId ?? '', tokens.map(idOf)) : undefined),
    async remember(reply, userId) {
      const had = read(reply.request);
      const token = randomBytes(24).toString('base64url');
      const gone = new Set(await repository.replace(userId, had.map(idOf), idOf(token)));
      const others = had.filter((one) => !gone.has(idOf(one)));
      reply.setCookie(name, [token, ...others].slice(0, maxAccounts).join('.'), flags);
    },
  };
}
