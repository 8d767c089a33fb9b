import { studioHotelsQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { NewHotelPage as Component } from './new-hotel-page.tsx';

/** Nothing is shown of them: to those who may not list hotels, there is no form either. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.ensureQueryData(studioHotelsQuery(api, { q: '', page: 1 })));
