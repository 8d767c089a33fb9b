import { searchQuery } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { readSearch } from '../../host/search/search-path.ts';
import { memberData } from '../../host/data/member-data.ts';

export { SearchResultsPage as Component } from './search-results-page.tsx';

/** The results of a search. Where there are none the page for that takes the place (content §6) and gets what was looked for. */
export function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const search = readSearch(url.searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    if (!search) return;
    const { total, counts } = await queryClient.ensureQueryData(searchQuery(api, search));
    // Where one kind holds nothing, the others may.
    if (total === 0 && counts.length === 0) throw redirect(`${localePath(api.locale, paths.resultNotFound)}${url.search}`);
  });
}
