import { mediaQuery } from '@foyer/api/uploads';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';
import { mediaAtOnce, readMediaSearch } from './media-search.ts';

export { MediaPage as Component } from './media-page.tsx';

/** Asked again at each visit, for others upload meanwhile. */
export function loader(args: LoaderFunctionArgs) {
  const search = readMediaSearch(new URL(args.request.url).searchParams);
  return memberData(args, ({ api, queryClient }) =>
    queryClient.fetchInfiniteQuery({ ...mediaQuery(api, search, mediaAtOnce), staleTime: 0 }),
  );
}
