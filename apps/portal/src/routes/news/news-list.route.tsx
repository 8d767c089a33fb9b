import type { LoaderFunctionArgs } from 'react-router';
import type { Prefetch } from '../../host/links/use-prefetch.ts';
import { memberData } from '../../host/data/member-data.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { loadNewsList } from './load-news-list.ts';

export { NewsListPage as Component } from './news-list-page.tsx';

/** The news list; its filters are in the address. */
export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  return memberData(args, ({ api, queryClient }) => loadNewsList(queryClient, api, searchParams));
}

export const prefetch: Prefetch = (app, locale) => {
  // Following the link will say what is wrong.
  loadNewsList(queryClientOf(app), app.api(locale), new URLSearchParams()).catch(() => undefined);
};
