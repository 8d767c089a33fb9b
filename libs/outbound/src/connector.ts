import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { type AllowedHosts, isAllowed, isPublicAddress } from './address.policy.ts';
import { OutboundError } from './outbound.error.ts';

/** Finds the addresses of a name; the system's resolver unless a test has another. */
export type Lookup = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const forbidden = (host: string): OutboundError =>
  new OutboundError('forbidden_address', `${host} resolves to an address that is not of the public internet`);

/** A lookup whose answer is the very address that is then called, so a name cannot mean something else between check and call. */
function checkedLookup(lookup: Lookup): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      // One that leads inside is reason enough not to believe the others.
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) return done(forbidden(host), []);
      if (options.all) return done(null, addresses);
      return done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}

/**
 * Connections to other websites, each checked when it is made. Literal addresses are checked here as well: for those Node calls no lookup.
 * Hosts the operator allows are called wherever they are.
 */
export function createOutboundAgent(allowed: AllowedHosts, timeoutMs: number, lookup: Lookup = systemLookup): Agent {
  const checked = buildConnector({ timeout: timeoutMs, lookup: checkedLookup(lookup) });
  const free = buildConnector({ timeout: timeoutMs });
  return new Agent({
    connect(options, callback) {
      const { hostname, port, protocol } = options;
      if (isAllowed({ hostname, port, protocol }, allowed)) return free(options, callback);
      const literal = hostname.replace(/^\[|\]$/g, '');
      if (isIP(literal) && !isPublicAddress(literal)) return callback(forbidden(hostname), null);
      return checked(options, callback);
    },
    // Each website is called once in a while; nothing is gained by keeping its connection.
    pipelining: 0,
    keepAliveTimeout: 1,
    keepAliveMaxTimeout: 1,
    maxHeaderSize: 16 * 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
}
