import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/**
 * Whether a handshake was made by a page of this portal. Browsers send cookies with handshakes of any site, and always say which: the address
 * people open, or the customer's own that the request came to. Who says nothing is refused.
 */
export function isOwnOrigin(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  config: Pick<Config, 'publicUrl' | 'secure'>,
): boolean {
  const { origin } = headers;
  if (typeof origin !== 'string') return false;
  return origin === config.publicUrl || origin === `${config.secure ? 'https' : 'http'}://${host.toLowerCase()}`;
}
