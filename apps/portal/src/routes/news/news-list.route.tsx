import { newsListQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { memberData } from '../../host/data/member-data.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { loadNewsList, type NewsListData } from './load-news-list.ts';
import { isUnfiltered, newsFilters, newsPage } from './news-filters.ts';

export { NewsListPage as Component } from './news-list-page.tsx';

/**
 * The news list; its filters are in the address. Who comes from elsewhere sees its title at once, as that of an article; on the server, and where
 * filters change, everything is there first.
 */
export async function loader(args: LoaderFunctionArgs): Promise<NewsListData> {
  const { app, api } = loaderContext(args);
  const { searchParams } = new URL(args.request.url);
  const filters = newsFilters(searchParams);
  const page = newsPage(searchParams);
  const unfiltered = isUnfiltered(filters) && page === 1;
  const loading = memberData(args, ({ api, queryClient }) => loadNewsList(queryClient, api, { filters, unfiltered, page }));
  if (!app.isServer && unfiltered && !queryClientOf(app).getQueryData(newsListQuery(api, filters).queryKey)) {
    loading.catch(() => undefined); // what waits for it shows the failure
    return { loading };
  }
  await loading;
  return {};
}
