import { studioProductQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { ProductPage as Component } from './product-page.tsx';

/** Asked again at each visit, for others change rewards meanwhile. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...studioProductQuery(api, id), staleTime: 0 }));
}
