import { studioMenuQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { StudioMenuPage as Component } from './menu-page.tsx';

/** Asked again at each visit, for others write meanwhile. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...studioMenuQuery(api), staleTime: 0 }));
