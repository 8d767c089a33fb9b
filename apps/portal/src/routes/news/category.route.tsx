import { newsCategoriesQuery } from '@foyer/api';
import { data, type LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';
import { loadNewsList } from './load-news-list.ts';
import { isUnfiltered, newsFilters, newsPage } from './news-filters.ts';

export { CategoryPage as Component } from './category-page.tsx';

/** A category's news (content §2, `categories/{category_id}`); one that there is not leads to result-not-found. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  const { searchParams } = new URL(args.request.url);
  const filters = newsFilters(searchParams, id);
  return memberData(args, async ({ api, queryClient }) => {
    const categories = await queryClient.ensureQueryData(newsCategoriesQuery(api));
    if (!categories.some((category) => category.id === id)) throw data(null, { status: 404 });
    await loadNewsList(queryClient, api, { filters, unfiltered: isUnfiltered(filters, id), page: newsPage(searchParams) });
  });
}
