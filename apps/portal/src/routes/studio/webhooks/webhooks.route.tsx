import { studioWebhooksQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { WebhooksPage as Component } from './webhooks-page.tsx';

/** Asked again at each visit: whether they work changes by itself. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, async ({ api, queryClient }) => {
    await queryClient.fetchQuery({ ...studioWebhooksQuery(api), staleTime: 0 });
  });
