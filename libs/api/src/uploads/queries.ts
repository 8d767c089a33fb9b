import type { Api } from '../client.ts';
import { listOptions, read } from '../read.ts';
import type { operations } from '../schema.gen.ts';

/** What of the library is looked for. */
export type MediaSearch = Omit<NonNullable<operations['listMedia']['parameters']['query']>, 'page' | 'limit' | 'locale'>;

/** `GET media`: the library, newest first; for editors. */
export const mediaQuery = (api: Api, search: MediaSearch = {}, limit = 30) =>
  listOptions(api, '/media', { query: { ...search, limit, locale: api.locale } });

/** `GET media/{id}/changes`: what was done to a medium; for editors. */
export const mediumChangesQuery = read('/media/{id}/changes', ({ locale }, id: string) => ({ path: { id }, query: { locale } }));

/** `GET media/{id}/details`: a medium and where it is used; for editors. */
export const mediumDetailsQuery = read('/media/{id}/details', ({ locale }, id: string) => ({ path: { id }, query: { locale } }));
