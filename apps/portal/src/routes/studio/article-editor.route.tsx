import { studioArticleQuery, studioOptionsQuery } from '@foyer/api';
import { studioReviewQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';

export { ArticleEditorPage as Component } from './article-editor-page.tsx';

/** Asked again at each visit: an old version would be written on to no purpose. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, ({ api, queryClient }) =>
    Promise.all([
      queryClient.fetchQuery({ ...studioReviewQuery(api, 'article', id), staleTime: 0 }),
      queryClient.fetchQuery({ ...studioArticleQuery(api, id), staleTime: 0 }),
      queryClient.ensureQueryData(studioOptionsQuery(api)),
    ]),
  );
}
