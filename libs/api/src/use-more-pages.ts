import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { components } from './schema.gen.ts';
import { uniqueById } from './unique-by-id.ts';

interface Page<Entry> {
  results: Entry[];
  pagination: components['schemas']['Pagination'];
}

type List<Shown> = UseInfiniteQueryOptions<Shown, Error, InfiniteData<Shown>, (string | object)[], number>;

/** What a module has brought along. */
interface FirstEntries<Entry> {
  results: readonly Entry[];
  hasMore: boolean;
}

/**
 * A module's entries and the pages fetched after them. The page brought the first ones, so `list` begins at its second page and is asked only
 * when the reader wants more. What was fetched stays in the cache: who comes back finds the list as it was.
 */
export function useMorePages<Entry extends { id: string }, Shown extends Page<Entry> = Page<Entry>>(
  list: List<Shown>,
  { results, hasMore }: FirstEntries<Entry>,
) {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery({ ...list, enabled: false });
  const pages = data?.pages ?? [];
  return {
    entries: uniqueById([results, ...pages.map((page) => page.results)].flat()),
    hasMore: pages.length > 0 ? hasNextPage : hasMore,
    isFetching,
    failed: isError && !isFetching,
    fetchMore: () => void fetchNextPage(),
  };
}
