import { newsListQuery, pageQuery, createApi } from '@foyer/api';
import { anArticleTeaser, aPage, aTopteaserModule } from '@foyer/api/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { knownTeaser } from './known-teaser.ts';

const api = createApi({ baseUrl: 'https://portal.example/api/v2', locale: 'de_DE' });

it('finds a teaser in a page and in a list, and only in the same language', () => {
  const queryClient = new QueryClient();
  const inPage = anArticleTeaser({ id: 'a' });
  const inList = anArticleTeaser({ id: 'b' });
  queryClient.setQueryData(pageQuery(api, 'dashboard').queryKey, aPage({ modules: [aTopteaserModule({ results: [inPage] })] }));
  const pagination = { self: 1, first: 1, last: 1, prev: null, next: null, limit: 10 };
  queryClient.setQueryData(newsListQuery(api).queryKey, { pages: [{ results: [inList], total: 1, pagination }], pageParams: [1] });
  expect(knownTeaser(queryClient, 'de_DE', 'a')).toEqual(inPage);
  expect(knownTeaser(queryClient, 'de_DE', 'b')).toEqual(inList);
  expect(knownTeaser(queryClient, 'de_DE', 'c')).toBeUndefined();
  expect(knownTeaser(queryClient, 'fr_FR', 'a')).toBeUndefined();
});
