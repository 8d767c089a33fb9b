import { newsletterSubscriptionsQuery, profileQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { sessionAtom } from '../../host/app/state.ts';
import { memberData } from '../../host/data/member-data.ts';

export { ProfilePage as Component } from './profile-page.tsx';

/** A profile and, for its owner, their newsletters. Asked again at each visit: people look here whether a change has arrived. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, async ({ app, api, queryClient }) => {
    const own = app.store.get(sessionAtom)?.user?.user_id === id;
    await Promise.all([
      queryClient.fetchQuery({ ...profileQuery(api, id), staleTime: 0 }),
      // A profile without its newsletters is one all the same.
      own && queryClient.prefetchQuery({ ...newsletterSubscriptionsQuery(api), staleTime: 0 }),
    ]);
  });
}
