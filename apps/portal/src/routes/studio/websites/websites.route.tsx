import { studioEmbedSitesQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { WebsitesPage as Component } from './websites-page.tsx';

/** Asked again at each visit: when keys were used last changes by itself. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, async ({ api, queryClient }) => {
    await queryClient.fetchQuery({ ...studioEmbedSitesQuery(api), staleTime: 0 });
  });
