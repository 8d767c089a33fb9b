import { studioReportsQuery } from '@foyer/api/studio';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';
import { readReportsListing, reportsPath } from './reports-path.ts';

export { ReportsPage as Component } from './reports-page.tsx';

/** Asked again at each visit, for others decide meanwhile. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const listing = readReportsListing(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    const { pagination } = await queryClient.fetchQuery({ ...studioReportsQuery(api, listing), staleTime: 0 });
    if (listing.page > pagination.last) throw redirect(reportsPath(api.locale, { ...listing, page: pagination.last }));
  });
}
