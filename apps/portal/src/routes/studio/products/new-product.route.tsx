import { studioProductsQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { NewProductPage as Component } from './new-product-page.tsx';

/** Nothing is shown of them: to those who may not list rewards, there is no form either. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.ensureQueryData(studioProductsQuery(api, { q: '', page: 1 })));
