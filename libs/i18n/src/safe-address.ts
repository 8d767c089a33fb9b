// The server refuses what calls the API before it is sent (apps/server/src/platform/http/links.ts); the same table of spellings is asked of both.
const origin = 'https://foyer.invalid';
const media = /^\/api\/v2\/media\/[A-Za-z0-9][\w.-]*(?:\?w=\d{1,4})?$/;

function fullyDecoded(pathname: string): string | null {
  let decoded = pathname;
  try {
    for (let round = 0; round < 4; round += 1) {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    }
  } catch {
    return decoded;
  }
  return null;
}

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

function callsApi({ pathname, search, hash, origin: at }: URL): boolean {
  if (at === origin && isMediaPath(pathname + search + hash)) return false;
  const decoded = fullyDecoded(pathname);
  const [first, second] = decoded === null ? ['api', 'v2'] : partsOf(decoded);
  return first === 'api' && (at === origin || second === 'v2');
}

/** Reads an address as browsers do; null where it is none, would be read in two ways, or calls the API. */
function read(address: string): URL | null {
  if (/[\p{Cc} \\]/u.test(address) || !URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return callsApi(url) ? null : url;
}

/** Whether an address is one of our own pictures and files. */
export const isMediaPath = (address: string): boolean => media.test(address);

/** A path of the portal that is a page or a medium, as browsers' parser writes it; null for everything else. */
export function portalPath(address: string): string | null {
  const url = /^\/(?!\/)/.test(address) ? read(address) : null;
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}

/** Whether an address is a place elsewhere, by https, without a user name. */
export function isWebAddress(address: string): boolean {
  const url = /^https:\/\/[^/]/i.test(address) ? read(address) : null;
  return url !== null && !url.username && !url.password;
}
