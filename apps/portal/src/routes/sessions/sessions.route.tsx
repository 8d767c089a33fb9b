import { sessionsQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';

export { SessionsPage as Component } from './sessions-page.tsx';

/** Asked again at each visit: an old list would be a wrong one. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...sessionsQuery(api), staleTime: 0 }));
}
