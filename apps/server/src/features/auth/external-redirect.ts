import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';

const cookieName = 'return_to';
const minutesKept = 30;

/**
 * An address outside the portal, as its parser writes it, where the browser may be sent there: one of these hosts, over https (http only where the
 * portal itself is served so), without a user's name. Null for everything else.
 */
export function allowedAddress(value: string | undefined, hosts: readonly string[], secure: boolean): string | null {
  // Browsers drop tabs and line ends from addresses and read "\" as "/", so neither may pass.
  if (!value || /[\p{Cc} \\]/u.test(value) || !/^https?:\/\/[^/]/i.test(value)) return null;
  const url = URL.parse(value);
  if (!url || url.username || url.password) return null;
  if (secure && (url.protocol !== 'https:' || url.port)) return null;
  return hosts.includes(url.hostname) ? url.href : null;
}

/** Remembers across the login where a visitor came from outside and wants to return to. */
export interface ExternalRedirect {
  keep(reply: FastifyReply, address: string): void;
  /** The kept address where it is still allowed, once. */
  take(request: FastifyRequest, reply: FastifyReply, orgId: string): Promise<string | null>;
  /** The address where it is allowed; null otherwise. */
  check(address: string | undefined, orgId: string): Promise<string | null>;
}

/** Makes it. `hostsOf` names the hosts that belong to a customer. The cookie is only ever believed after another check. */
export function createExternalRedirect(
  { secure }: Pick<Config, 'secure'>,
  hostsOf: (orgId: string) => Promise<string[]>,
): ExternalRedirect {
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const check: ExternalRedirect['check'] = async (address, orgId) =>
    address ? allowedAddress(address, await hostsOf(orgId), secure) : null;
  return {
    check,
    keep: (reply, address) => void reply.setCookie(cookieName, address, { ...flags, maxAge: minutesKept * 60 }),
    async take(request, reply, orgId) {
      const kept = request.cookies[cookieName];
      if (kept === undefined) return null;
      reply.clearCookie(cookieName, flags);
      return check(kept, orgId);
    },
  };
}
