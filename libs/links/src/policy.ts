/** What addresses of the portal are read against: the customer's own origin is not known here. */
const origin = 'https://foyer.invalid';
const media = /^\/api\/v2\/media\/[A-Za-z0-9][\w.-]*(?:\?w=\d{1,4})?$/;
// Browsers drop tabs and line breaks inside addresses and read a backslash as a slash.
const misread = /[\p{Cc} \\]/u;
const mostDecodings = 4;

/** Whether an address is one of our own pictures and files, written the one way they are written. */
export const isMediaPath = (address: string): boolean => media.test(address);

/** A path as any server between a browser and ours might read it: decoded until nothing changes; null where that takes too many rounds. */
function fullyDecoded(pathname: string): string | null {
  let decoded = pathname;
  try {
    for (let round = 0; round < mostDecodings; round += 1) {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    }
  } catch {
    // A lone % is literal: there is nothing more to decode.
    return decoded;
  }
  return null;
}

/** The parts of a path, dots followed, in small letters. */
function partsOf(decoded: string): string[] {
  const parts: string[] = [];
  for (const part of decoded
    .replace(/[\p{Cc} ]/gu, '')
    .toLowerCase()
    .split(/[/\\]/)) {
    if (part === '..') parts.pop();
    else if (part && part !== '.') parts.push(part.split(';')[0]!);
  }
  return parts;
}

/**
 * Whether following an address would call the API. That of the portal is all below `/api`; elsewhere `/api/v2` is taken for ours, since a customer's
 * portal answers to names that are not known here.
 */
export function callsApi({ pathname, search, hash, origin: at }: URL): boolean {
  const inside = at === origin;
  if (inside && isMediaPath(`${pathname}${search}${hash}`)) return false;
  const decoded = fullyDecoded(pathname);
  if (decoded === null) return true;
  const [first, second] = partsOf(decoded);
  return first === 'api' && (inside || second === 'v2');
}

/** An address as browsers read it; null where it is none, would be read in two ways, or calls the API. */
function read(address: string): URL | null {
  if (misread.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return callsApi(url) ? null : url;
}

/** A path of the portal that is a page or a medium, as browsers' parser writes it; null for everything else. */
export function portalPath(address: string): string | null {
  const url = /^\/(?!\/)/.test(address) ? read(address) : null;
  // Dots may lead to a second slash: "/./..//evil.example".
  return url?.origin === origin && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** Whether an address is a place elsewhere, by https, without a user name. */
export function isWebAddress(address: string): boolean {
  const url = /^https:\/\/[^/]/i.test(address) ? read(address) : null;
  return url !== null && !url.username && !url.password;
}

/** A link an editor may set: a path of the portal, as browsers' parser writes it, or an https address. Null for anything else. */
export function safeLink(link: string | null | undefined): string | null {
  if (!link) return null;
  return portalPath(link) ?? (isWebAddress(link) ? link : null);
}

/** A path of the portal that a browser may be sent to, as its parser writes it; `/` for everything else. */
export const safePath = (value: string | null | undefined): string => (value && portalPath(value)) || '/';
