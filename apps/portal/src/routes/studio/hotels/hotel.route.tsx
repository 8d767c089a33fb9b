import { studioHotelQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { HotelPage as Component } from './hotel-page.tsx';

/** Asked again at each visit, for others change hotels meanwhile. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...studioHotelQuery(api, id), staleTime: 0 }));
}
