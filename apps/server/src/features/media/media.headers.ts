import { isPlayed, opensInline } from '@foyer/media-files';
import { parse } from 'node:path';
import type { ServedMedia } from './media.service.ts';
import { contentDisposition } from '../../platform/http/content-headers.ts';

const year = 31_536_000;

function cacheControl({ row, immutable, limited }: ServedMedia): string {
  const scope = row.visibility === 'public' && !limited ? 'public' : 'private';
  return immutable && !limited ? `${scope}, max-age=${year}, immutable` : `${scope}, no-cache`;
}

/** What caches need, also with 304. */
export const cacheHeaders = (served: ServedMedia): Record<string, string> => ({
  etag: served.etag,
  'cache-control': cacheControl(served),
  ...(served.negotiated && { vary: 'Accept' }),
});

/** The whole set of headers: nothing here is ever run, whatever the bytes are. */
export function mediaHeaders(served: ServedMedia): Record<string, string> {
  const { row, type } = served;
  const name = type === row.type ? row.fileName : `${parse(row.fileName).name}.${type === 'image/avif' ? 'avif' : 'webp'}`;
  return {
    ...cacheHeaders(served),
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': contentDisposition(opensInline(type) ? 'inline' : 'attachment', name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    ...(isPlayed(type) ? { 'accept-ranges': 'bytes' } : {}),
  };
}
