import { studioPeopleOptionsQuery, studioPeopleQuery } from '@foyer/api/studio';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';
import { peoplePath, readPeopleListing } from './people-path.ts';

export { PeoplePage as Component } from './people-page.tsx';

/** Asked again at each visit, for others change accounts meanwhile. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const listing = readPeopleListing(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    const [{ pagination }] = await Promise.all([
      queryClient.fetchQuery({ ...studioPeopleQuery(api, listing), staleTime: 0 }),
      queryClient.ensureQueryData(studioPeopleOptionsQuery(api)),
    ]);
    if (listing.page > pagination.last) throw redirect(peoplePath(api.locale, { ...listing, page: pagination.last }));
  });
}
