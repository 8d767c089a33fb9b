import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';
import { loadNewsList } from './load-news-list.ts';
import { isUnfiltered, newsFilters } from './news-filters.ts';

export { NewsListPage as Component } from './news-list-page.tsx';

/** The news list; its filters are in the address. */
export function loader(args: LoaderFunctionArgs) {
  const filters = newsFilters(new URL(args.request.url).searchParams);
  return memberData(args, ({ api, queryClient }) => loadNewsList(queryClient, api, { filters, unfiltered: isUnfiltered(filters) }));
}
