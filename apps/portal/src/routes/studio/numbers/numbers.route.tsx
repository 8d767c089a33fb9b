import { studioNumbersQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { NumbersPage as Component } from './numbers-page.tsx';

/** Asked again at each visit: they change overnight. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...studioNumbersQuery(api, id), staleTime: 0 }));
}
