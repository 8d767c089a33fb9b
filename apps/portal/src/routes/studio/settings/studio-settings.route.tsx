import { studioSettingsQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { StudioSettingsPage as Component } from './settings-page.tsx';

/** Asked again at each visit, for others change them meanwhile. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...studioSettingsQuery(api), staleTime: 0 }));
