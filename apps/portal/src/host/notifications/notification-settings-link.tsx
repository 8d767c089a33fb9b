import { localePath, paths } from '@foyer/links';
import { BellIcon, Icon, MenuLink } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';

/** The way to where the member chooses how to be notified. */
export function NotificationSettingsLink() {
  return (
    <MenuLink href={localePath(useLocale(), paths.notificationSettings)} icon={<Icon icon={BellIcon} />}>
      <FormattedMessage defaultMessage="Notifications" description="Link of the profile menu to how the member is notified" />
    </MenuLink>
  );
}
