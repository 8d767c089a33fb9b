import { studioHotelsQuery } from '@foyer/api/studio';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';
import { hotelsPath, readHotelsListing } from './hotels-path.ts';

export { HotelsPage as Component } from './hotels-page.tsx';

/** Asked again at each visit, for others change hotels meanwhile. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const listing = readHotelsListing(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    const { pagination } = await queryClient.fetchQuery({ ...studioHotelsQuery(api, listing), staleTime: 0 });
    if (listing.page > pagination.last) throw redirect(hotelsPath(api.locale, { ...listing, page: pagination.last }));
  });
}
