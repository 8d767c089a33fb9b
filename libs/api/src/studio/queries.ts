import type { Api } from '../client.ts';
import { read } from '../read.ts';
import type { components } from '../schema.gen.ts';

type Schemas = components['schemas'];

/** In the language of the answer. */
const inLanguage = ({ locale }: Api) => ({ query: { locale } });
/** One thing by its id, in the language of the answer. */
const byId = ({ locale }: Api, id: string) => ({ path: { id }, query: { locale } });

/** Which pages the studio lists, and which page of them. */
export interface StudioPageListing {
  state?: Schemas['StudioPageState'];
  in_review?: boolean;
  type?: Schemas['StudioPageType'];
  q: string;
  page: number;
}

/** `GET studio/pages`; for editors. */
export const studioPagesQuery = read('/studio/pages', ({ locale }, listing: StudioPageListing) => ({ query: { ...listing, locale } }));

/** `GET studio/pages/{id}`; for editors. */
export const studioPageQuery = read('/studio/pages/{id}', byId);

/** `GET studio/pages/{id}/preview`: the working copy for a reader in a language; for editors. */
export const studioPagePreviewQuery = read(
  '/studio/pages/{id}/preview',
  (_api, id: string, as: 'member' | 'guest', locale: Schemas['Locale']) => ({ path: { id }, query: { as, locale } }),
);

/** `GET studio/articles/{id}/versions/{version}`; for editors. */
export const studioVersionQuery = read('/studio/articles/{id}/versions/{version}', (_api, id: string, version: number) => ({
  path: { id, version },
}));

/** `GET studio/pages/{id}/versions/{version}`; for editors. */
export const studioPageVersionQuery = read('/studio/pages/{id}/versions/{version}', (_api, id: string, version: number) => ({
  path: { id, version },
}));

/** `GET studio/pages/{id}/versions`; for editors. */
export const studioPageVersionsQuery = read('/studio/pages/{id}/versions', byId);

/** `GET studio/module_types`; for editors. */
export const studioModuleTypesQuery = read('/studio/module_types', inLanguage);

/** `GET studio/choices`: what fields can name, of a kind and by words; for editors. */
export const studioChoicesQuery = read('/studio/choices', ({ locale }, kind: Schemas['StudioChoiceKind'], q: string) => ({
  query: { kind, q, limit: 20, locale },
}));

/** `GET studio/preview_links/{subject}/{id}`; for editors. */
export const studioPreviewLinksQuery = read(
  '/studio/preview_links/{subject}/{id}',
  ({ locale }, subject: 'article' | 'page', id: string) => ({ path: { subject, id }, query: { locale } }),
);

/** `GET studio/articles/{id}/numbers`; for editors, where the customer wants numbers. */
export const studioNumbersQuery = read('/studio/articles/{id}/numbers', byId);

/** `GET studio/reviews/{subject}/{id}`; for editors. */
export const studioReviewQuery = read('/studio/reviews/{subject}/{id}', ({ locale }, subject: 'article' | 'page', id: string) => ({
  path: { subject, id },
  query: { locale },
}));
