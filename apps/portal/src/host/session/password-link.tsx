import { localePath, paths } from '@foyer/links';
import { Icon, KeyIcon, MenuLink } from '@foyer/ui';
import { useAtomValue } from 'jotai';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../app/shell-data.ts';
import { sessionAtom } from '../app/state.ts';
import { useLocale } from '../language/use-locale.ts';

/** The way to a new password, for those whose password is kept here. */
export function PasswordLink() {
  const locale = useLocale();
  const session = useAtomValue(sessionAtom);
  const { login_options: ways } = useShellData().settings;
  if (!ways.password || !session?.has_password) return null;
  return (
    <MenuLink href={localePath(locale, paths.resetPassword)} icon={<Icon icon={KeyIcon} />}>
      <FormattedMessage defaultMessage="Change password" description="Link of the profile menu" />
    </MenuLink>
  );
}
