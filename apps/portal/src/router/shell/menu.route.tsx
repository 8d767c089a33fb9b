import { menuQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';

export { MenuPage as Component } from './menu-page.tsx';

/** The menu is the frame's, which reads it at the same time. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, ({ api, queryClient }) => queryClient.ensureQueryData(menuQuery(api)));
}
