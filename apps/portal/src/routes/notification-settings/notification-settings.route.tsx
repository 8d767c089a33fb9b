import { notificationPreferencesQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';

export { NotificationSettingsPage as Component } from './notification-settings-page.tsx';

/** Asked again at each visit: they may have been changed in another browser. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...notificationPreferencesQuery(api), staleTime: 0 }));
}
