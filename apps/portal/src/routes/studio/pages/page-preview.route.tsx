import { ApiError, settingsQuery } from '@foyer/api';
import { studioPagePreviewQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { loadSettings } from '../../../host/app/shell-data.ts';
import { memberData } from '../../../host/data/member-data.ts';
import { readReader } from './preview-reader.ts';

export { PagePreviewPage as Component } from './page-preview-page.tsx';

/** The working copy as it is now. What cannot be shown is said by the page. */
export function loader(args: LoaderFunctionArgs) {
  const reader = readReader(new URL(args.request.url).searchParams);
  return memberData(args, async ({ app, api, queryClient }) => {
    // Where modules look for them.
    queryClient.setQueryData(settingsQuery(api).queryKey, await loadSettings(app, api.locale));
    try {
      await queryClient.fetchQuery({ ...studioPagePreviewQuery(api, args.params.id!, reader, api.locale), staleTime: 0 });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
    }
  });
}
