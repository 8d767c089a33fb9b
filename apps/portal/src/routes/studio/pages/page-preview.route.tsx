import { ApiError, studioPagePreviewQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';
import { readReader } from './preview-reader.ts';

export { PagePreviewPage as Component } from './page-preview-page.tsx';

/** The working copy as it is now. What cannot be shown is said by the page. */
export function loader(args: LoaderFunctionArgs) {
  const reader = readReader(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    try {
      await queryClient.fetchQuery({ ...studioPagePreviewQuery(api, args.params.id!, reader, api.locale), staleTime: 0 });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
    }
  });
}
