import { studioProductsQuery } from '@foyer/api/studio';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';
import { productsPath, readProductsListing } from './products-path.ts';

export { ProductsPage as Component } from './products-page.tsx';

/** Asked again at each visit, for others change rewards meanwhile. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const listing = readProductsListing(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    const { pagination } = await queryClient.fetchQuery({ ...studioProductsQuery(api, listing), staleTime: 0 });
    if (listing.page > pagination.last) throw redirect(productsPath(api.locale, { ...listing, page: pagination.last }));
  });
}
