import { localePath, paths } from '@foyer/links';
import { Icon, MenuLink, ProfileIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useUser } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';

/** The way to the member's own profile. */
export function ProfileLink() {
  const locale = useLocale();
  const user = useUser();
  if (!user) return null;
  return (
    <MenuLink href={localePath(locale, paths.profile(user.user_id))} icon={<Icon icon={ProfileIcon} />}>
      <FormattedMessage defaultMessage="My profile" description="Link of the profile menu" />
    </MenuLink>
  );
}
