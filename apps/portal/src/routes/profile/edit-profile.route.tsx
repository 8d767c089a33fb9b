import { profileQuery } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';

export { EditProfilePage as Component } from './edit-profile-page.tsx';

/** Who may change nothing of someone sees their profile instead. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  return memberData(args, async ({ api, queryClient }) => {
    const { changeable } = await queryClient.fetchQuery({ ...profileQuery(api, id), staleTime: 0 });
    if (changeable.length === 0) throw redirect(localePath(api.locale, paths.profile(id)));
  });
}
