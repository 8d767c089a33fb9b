import { studioArticlesQuery } from '@foyer/api';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';
import { listingPath, readListing } from './studio-path.ts';

export { StudioPage as Component } from './studio-page.tsx';

/** Asked again at each visit, for others write meanwhile. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const listing = readListing(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    const { pagination } = await queryClient.fetchQuery({ ...studioArticlesQuery(api, listing), staleTime: 0 });
    if (listing.page > pagination.last) throw redirect(listingPath(api.locale, { ...listing, page: pagination.last }));
  });
}
