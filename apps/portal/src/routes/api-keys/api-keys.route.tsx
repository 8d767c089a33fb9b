import { apiKeysQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';

export { ApiKeysPage as Component } from './api-keys-page.tsx';

/** Asked again at each visit: when keys were used last changes by itself. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, ({ api, queryClient }) => queryClient.fetchQuery({ ...apiKeysQuery(api), staleTime: 0 }));
}
