import { parse } from 'node:path';
import type { ServedMedia } from './media.service.ts';
import { isPlayed, opensInline } from './media.types.ts';

const year = 31_536_000;

const percentEncode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` with the file's real name (RFC 6266, RFC 5987), and an ASCII one for old programs. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${percentEncode(fileName)}`;
}

function cacheControl({ row, immutable, limited }: ServedMedia): string {
  const scope = row.visibility === 'public' && !limited ? 'public' : 'private';
  return immutable && !limited ? `${scope}, max-age=${year}, immutable` : `${scope}, no-cache`;
}

/** What caches need, also with 304. */
export const cacheHeaders = (served: ServedMedia): Record<string, string> => ({ etag: served.etag, 'cache-control': cacheControl(served) });

/** The whole set of headers: nothing here is ever run, whatever the bytes are. */
export function mediaHeaders(served: ServedMedia): Record<string, string> {
  const { row, type } = served;
  const name = type === row.type ? row.fileName : `${parse(row.fileName).name}.webp`;
  return {
    ...cacheHeaders(served),
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': contentDisposition(opensInline(type) ? 'inline' : 'attachment', name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    ...(isPlayed(type) ? { 'accept-ranges': 'bytes' } : {}),
  };
}

/** True where the reader's copy (`If-None-Match`) is still the one. */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
