import { studioEmbedHealthQuery, studioEmbedSitesQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../../host/data/member-data.ts';

export { HealthPage as Component } from './health-page.tsx';

/** Asked again at each visit: it grows with every page that shows a widget. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, async ({ api, queryClient }) => {
    const id = args.params.id ?? '';
    await Promise.all([
      queryClient.fetchQuery({ ...studioEmbedSitesQuery(api), staleTime: 0 }),
      queryClient.fetchQuery({ ...studioEmbedHealthQuery(api, id), staleTime: 0 }),
    ]);
  });
