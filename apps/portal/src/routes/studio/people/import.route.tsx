import { studioPeopleOptionsQuery } from '@foyer/api/studio';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../../host/data/member-data.ts';

export { ImportPage as Component } from './import-page.tsx';

/** Those who may not import people find no page either. */
export const loader = (args: LoaderFunctionArgs) =>
  memberData(args, ({ api, queryClient }) => queryClient.ensureQueryData(studioPeopleOptionsQuery(api)));
