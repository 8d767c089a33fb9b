import { studioPeopleOptionsQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { NewPersonPage as Component } from './new-person-page.tsx';

/** What is chosen from. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.ensureQueryData(studioPeopleOptionsQuery(api)));
