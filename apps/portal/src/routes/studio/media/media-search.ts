import type { MediaSearch } from '@foyer/api/uploads';
import type { Locale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';

/** The kinds that media are filtered by. */
const kinds = ['image', 'video', 'audio', 'pdf', 'file'] as const;

/** So many media come at once. */
export const mediaAtOnce = 24;

/** Reads the address of the library; what makes no sense counts as not there. */
export function readMediaSearch(params: URLSearchParams): MediaSearch {
  const kind = kinds.find((one) => one === params.get('kind'));
  const query = (params.get('q') ?? '').trim().slice(0, 200);
  const folder = (params.get('folder') ?? '').slice(0, 80);
  return { ...(kind && { kind }), ...(query && { query }), ...(folder && { folder }) };
}

/** The address of what is looked for in the library. */
export function mediaPath(locale: Locale, { kind, query, folder }: MediaSearch): string {
  const search = new URLSearchParams({ ...(kind && { kind }), ...(folder && { folder }), ...(query && { q: query }) });
  return localePath(locale, `${paths.studioMedia}${search.size > 0 ? `?${search.toString()}` : ''}`);
}
