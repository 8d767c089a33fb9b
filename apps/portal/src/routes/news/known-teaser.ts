import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { isStub } from '../../host/modules/module-stubs.ts';

type Teaser = Schemas['ArticleTeaser'];

const pageTeasers = (page: Schemas['Page'] | undefined): Teaser[] =>
  page?.modules.flatMap((module) =>
    !isStub(module) && (module.type === 'articleteaser' || module.type === 'topteaser') ? module.results : [],
  ) ?? [];

const listTeasers = (list: { pages: Schemas['NewsList'][] } | undefined): Teaser[] => list?.pages.flatMap(({ results }) => results) ?? [];

/** What is known of an article from a list or teaser that has been on screen, in the same language. */
export function knownTeaser(queryClient: QueryClient, locale: Locale, id: string): Teaser | undefined {
  const inLocale = (query: { queryKey: readonly unknown[] }) => JSON.stringify(query.queryKey).includes(`"${locale}"`);
  const pages = queryClient.getQueriesData<Schemas['Page']>({ queryKey: ['get', '/pages/{id}'], predicate: inLocale });
  const lists = queryClient.getQueriesData<{ pages: Schemas['NewsList'][] }>({ queryKey: ['get', '/news'], predicate: inLocale });
  const teasers = [...pages.flatMap(([, page]) => pageTeasers(page)), ...lists.flatMap(([, list]) => listTeasers(list))];
  return teasers.find((teaser) => teaser.id === id);
}
