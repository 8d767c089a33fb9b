import { studioCategoriesQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { CategoriesPage as Component } from './categories-page.tsx';

/** Asked again at each visit, for others write meanwhile. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...studioCategoriesQuery(api), staleTime: 0 }));
