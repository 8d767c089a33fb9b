const path = /^\/(?![/\\])/;
// Browsers drop tabs and line breaks inside addresses and read a backslash as a slash.
const treacherous = /[\p{Cc} \\]/u;

const origin = 'https://foyer.invalid';
const media = /^\/api\/v2\/media\/[A-Za-z0-9][\w.-]*(?:\?w=\d{1,4})?$/;
const mostDecoded = 4;

/** Whether an address is one of our own media, written the one way they are written. */
export const isMediaAddress = (address: string): boolean => media.test(address);

/** A path as whatever stands between a browser and us might read it: decoded until nothing changes; null where that has no end. */
function fullyDecoded(pathname: string): string | null {
  let decoded = pathname;
  try {
    for (let round = 0; round < mostDecoded; round += 1) {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    }
  } catch {
    // A lone % stands for itself: there is nothing more to decode.
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
  if (inside && isMediaAddress(`${pathname}${search}${hash}`)) return false;
  const decoded = fullyDecoded(pathname);
  if (decoded === null) return true;
  const [first, second] = partsOf(decoded);
  return first === 'api' && (inside || second === 'v2');
}

/** An address as browsers read it, where it is a path of the portal that is a page or a medium. */
function readPath(value: string): URL | null {
  if (treacherous.test(value) || !path.test(value)) return null;
  const url = URL.parse(value, origin);
  // Dots may lead to a second slash: "/./..//evil.example".
  return url?.origin === origin && path.test(url.pathname) && !callsApi(url) ? url : null;
}

/** What leads to a page's own place, without an origin. */
const written = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;

/**
 * A link an editor may set: a path of the portal, as browsers' parser writes it, or an https address without user name. Null for anything else, what
 * calls the API in whatever spelling among it.
 */
export function safeLink(link: string | null | undefined): string | null {
  if (!link || treacherous.test(link)) return null;
  const inside = readPath(link);
  if (inside) return written(inside);
  const url = /^https:\/\//i.test(link) ? URL.parse(link) : null;
  return url && !url.username && !url.password && !callsApi(url) ? link : null;
}

/** A path of the portal that a browser may be sent to, as its parser writes it; `/` for everything else. */
export function safePath(value: string | null | undefined): string {
  const url = value ? readPath(value) : null;
  return url ? written(url) : '/';
}
