import { activitiesQuery, occasionsQuery } from '@foyer/api';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadSettings } from '../../host/app/shell-data.ts';
import { memberData } from '../../host/data/member-data.ts';
import { feedPath, readPage } from './feed-path.ts';

export { ActivityFeedPage as Component } from './activity-feed-page.tsx';

/** Asked again at each visit, for things happen. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const page = readPage(new URL(args.request.url).searchParams);
  return memberData(args, async ({ app, api, queryClient }) => {
    const { base_options: options } = await loadSettings(app, api.locale);
    // They are above the feed, so they come along with it; where they fail it comes alone.
    const occasions = options.show_occasions_slider && queryClient.prefetchQuery(occasionsQuery(api));
    const { pagination } = await queryClient.fetchQuery({ ...activitiesQuery(api, page), staleTime: 0 });
    await occasions;
    if (page > pagination.last) throw redirect(feedPath(api.locale, pagination.last));
  });
}
