import { studioPeopleOptionsQuery, studioPersonQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { PersonPage as Component } from './person-page.tsx';

/** Asked again at each visit, for others change accounts meanwhile. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, ({ api, queryClient }) =>
    Promise.all([
      queryClient.fetchQuery({ ...studioPersonQuery(api, id), staleTime: 0 }),
      queryClient.ensureQueryData(studioPeopleOptionsQuery(api)),
    ]),
  );
}
