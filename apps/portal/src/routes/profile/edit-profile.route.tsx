import { profileQuery } from '@foyer/api';
import { localePath } from '@foyer/i18n';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';
import { profilePath } from '../../host/links/profile-path.ts';

export { EditProfilePage as Component } from './edit-profile-page.tsx';

/** Who may change nothing of somebody sees their profile instead. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, async ({ api, queryClient }) => {
    const { changeable } = await queryClient.fetchQuery({ ...profileQuery(api, id), staleTime: 0 });
    if (changeable.length === 0) throw redirect(localePath(api.locale, profilePath(id)));
  });
}
