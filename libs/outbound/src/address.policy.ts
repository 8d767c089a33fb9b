import ipaddr from 'ipaddr.js';
import { OutboundError } from './outbound.error.ts';

const ports: Record<string, string> = { 'http:': '80', 'https:': '443' };

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

const unbracketed = (host: string): string => host.replace(/^\[|\]$/g, '');

/**
 * Whether an address is one of the public internet. Everything else stays closed: this machine, private and link-local networks (where clouds
 * keep their keys), shared and documentation ranges, multicast, and IPv6 forms that lead to IPv4 behind a translator. An IPv4 address written
 * as IPv6 counts as the IPv4 address it means.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const meant = ipaddr.process(address);
  // Of IPv6 only this part is given out; outside it there are other ways to write inner IPv4 addresses.
  if (meant instanceof ipaddr.IPv6 && !meant.match(globalUnicast)) return false;
  return meant.range() === 'unicast';
}

/** Hosts that an operator has named (`OUTBOUND_ALLOW`): `host` with the usual ports, or `host:port`. They may lie inside the network. */
export type AllowedHosts = readonly string[];

const portOf = (url: Pick<URL, 'port' | 'protocol'>): string => url.port || ports[url.protocol] || '';

/** Whether the operator has named the host with this port. */
export function isAllowed(url: Pick<URL, 'hostname' | 'port' | 'protocol'>, allowed: AllowedHosts): boolean {
  const host = unbracketed(url.hostname);
  const port = portOf(url);
  const usual = Object.values(ports).includes(port);
  return allowed.some((entry) => entry === `${host}:${port}` || (usual && entry === host));
}

/**
 * Reads an address that a feed, a redirect or a member has given: http or https, without user name and password, on port 80 or 443, and no
 * address of an inner network written out. What a name resolves to is checked when it is called (`connector.ts`).
 */
export function readAddress(address: string, allowed: AllowedHosts, base?: string): URL {
  const url = URL.parse(address, base);
  if (!url || !Object.hasOwn(ports, url.protocol)) throw new OutboundError('bad_address', 'The address is no http or https address');
  if (url.username || url.password) throw new OutboundError('bad_address', 'The address holds a user name or password');
  if (isAllowed(url, allowed)) return url;
  if (!Object.values(ports).includes(portOf(url))) throw new OutboundError('forbidden_address', `The port of ${url.host} is not 80 or 443`);
  const host = unbracketed(url.hostname);
  if (ipaddr.isValid(host) && !isPublicAddress(host)) {
    throw new OutboundError('forbidden_address', `${url.host} is no address of the public internet`);
  }
  return url;
}
