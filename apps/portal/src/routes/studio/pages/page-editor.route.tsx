import { studioModuleTypesQuery, studioPageQuery, studioReviewQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { PageEditorPage as Component } from './page-editor-page.tsx';

/** Asked again at each visit: an old version would be written on to no purpose. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, ({ api, queryClient }) =>
    Promise.all([
      queryClient.fetchQuery({ ...studioReviewQuery(api, 'page', id), staleTime: 0 }),
      queryClient.fetchQuery({ ...studioPageQuery(api, id), staleTime: 0 }),
      queryClient.ensureQueryData(studioModuleTypesQuery(api)),
    ]),
  );
}
