import { menuQuery, settingsQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { loadSettings } from '../../app/shell-data.ts';
import { memberData } from './member-data.ts';

export { MemberLayout as Component } from '../../shell/member-layout.tsx';

/** The menu belongs to the shell around every members' route; the settings go into the query cache, where modules look for them. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, async ({ app, api, queryClient }) => {
    const [settings] = await Promise.all([loadSettings(app, api.locale), queryClient.ensureQueryData(menuQuery(api))]);
    queryClient.setQueryData(settingsQuery(api).queryKey, settings);
  });
}
