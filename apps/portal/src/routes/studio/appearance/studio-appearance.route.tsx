import { studioAppearanceQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { StudioAppearancePage as Component } from './appearance-page.tsx';

/** Asked again at each visit, for others change it meanwhile. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...studioAppearanceQuery(api), staleTime: 0 }));
