import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Whether an origin is this portal's: the address people open, or the customer's own that the request came to. */
export const isPortalOrigin = (
  origin: string,
  { host }: Pick<FastifyRequest, 'host'>,
  { publicUrl, secure }: Pick<Config, 'publicUrl' | 'secure'>,
): boolean => origin === publicUrl || origin === `${secure ? 'https' : 'http'}://${host.toLowerCase()}`;

/**
 * Whether a handshake was made by a page of this portal. Browsers send cookies with handshakes of any site, and always say which. Who says nothing
 * is refused.
 */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers' | 'host'>, config: Pick<Config, 'publicUrl' | 'secure'>): boolean {
  const { origin } = request.headers;
  return typeof origin === 'string' && isPortalOrigin(origin, request, config);
}
