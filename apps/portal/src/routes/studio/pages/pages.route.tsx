import { studioPagesQuery } from '@foyer/api/studio';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';
import { pagesPath, readPagesListing } from './pages-path.ts';

export { PagesPage as Component } from './pages-page.tsx';

/** Asked again at each visit, for others write meanwhile. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const listing = readPagesListing(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    const { pagination } = await queryClient.fetchQuery({ ...studioPagesQuery(api, listing), staleTime: 0 });
    if (listing.page > pagination.last) throw redirect(pagesPath(api.locale, { ...listing, page: pagination.last }));
  });
}
