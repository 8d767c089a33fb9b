import { ApiError } from '@foyer/api';
import { studioEmbedSitesQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../../host/data/member-data.ts';

export { WidgetPage as Component } from './widget-page.tsx';

/** The website is one of the list: where it is not, the page is not there. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, async ({ api, queryClient }) => {
    const { results } = await queryClient.fetchQuery({ ...studioEmbedSitesQuery(api), staleTime: 0 });
    if (results.some(({ id }) => id === args.params.id)) return;
    throw new ApiError({ type: 'about:blank', title: '', status: 404, code: 'not_found', errors: [] });
  });
