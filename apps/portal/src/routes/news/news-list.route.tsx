import { newsCategoriesQuery, newsListQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import type { Prefetch } from '../../app/use-prefetch.ts';
import { memberData } from '../member/member-data.ts';
import { queryClientOf } from '../member/query-client.ts';
import { newsFilters } from './news-filters.ts';

export { NewsListPage as Component } from './news-list-page.tsx';

/** The news list; the category filter stands in the address. */
export function loader(args: LoaderFunctionArgs) {
  const filters = newsFilters(new URL(args.request.url).searchParams);
  return memberData(args, ({ api, queryClient }) =>
    Promise.all([queryClient.ensureInfiniteQueryData(newsListQuery(api, filters)), queryClient.ensureQueryData(newsCategoriesQuery(api))]),
  );
}

export const prefetch: Prefetch = (app, locale) => {
  const api = app.api(locale);
  void queryClientOf(app).prefetchInfiniteQuery(newsListQuery(api));
  void queryClientOf(app).prefetchQuery(newsCategoriesQuery(api));
};
