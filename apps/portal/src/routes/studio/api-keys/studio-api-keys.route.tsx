import { studioApiKeysQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { StudioApiKeysPage as Component } from './studio-api-keys-page.tsx';

/** Asked again at each visit: when keys were used last changes by itself. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, async ({ api, queryClient }) => {
    await queryClient.fetchQuery({ ...studioApiKeysQuery(api), staleTime: 0 });
  });
