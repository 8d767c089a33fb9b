import { menuQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from './member-data.ts';

export { MemberLayout as Component } from '../../shell/member-layout.tsx';

/** The menu belongs to the shell around every members' route. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, ({ api, queryClient }) => queryClient.ensureQueryData(menuQuery(api)));
}
