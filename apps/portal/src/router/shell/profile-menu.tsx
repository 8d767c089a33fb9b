import { Avatar, ChevronDownIcon, Icon, Menu, MenuAction, SettingsIcon, UserBlock } from '@foyer/ui';
import { useSetAtom } from 'jotai';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUser } from '../../host/app/shell-data.ts';
import { settingsOpenAtom } from '../../host/app/state.ts';
import { AccountLinks } from './account-links.tsx';
import { LogoutButton } from './logout-button.tsx';
import { PasswordLink } from '../../host/session/password-link.tsx';
import { ProfileLink } from './profile-link.tsx';
import { NotificationSettingsLink } from '../../host/notifications/notification-settings-link.tsx';
import { SessionsLink } from '../../host/session/sessions-link.tsx';
import * as styles from './profile-menu.css.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** The member's own corner of the top bar: who is signed in, appearance, settings, logout. */
export function ProfileMenu() {
  const intl = useIntl();
  const user = useUser();
  const openSettings = useSetAtom(settingsOpenAtom);
  if (!user) return null;
  const { fullname, title, image } = user;
  return (
    <Menu
      label={intl.formatMessage(
        { defaultMessage: 'Profile and settings of {name}', description: 'Button of the profile menu; name is the member' },
        { name: fullname },
      )}
      trigger={
        <span className={styles.trigger}>
          <Avatar name={fullname} src={image?.variants[0]?.src} size="s" decorative />
          <Icon icon={ChevronDownIcon} />
        </span>
      }
    >
      <div className={styles.panel}>
        <UserBlock name={fullname} detail={title} src={image?.variants[0]?.src} />
        <ThemeChoice />
        <div className={styles.links}>
          <ProfileLink />
          <MenuAction icon={<Icon icon={SettingsIcon} />} onClick={() => openSettings(true)}>
            <FormattedMessage defaultMessage="Settings" description="Entry of the profile menu that opens the settings" />
          </MenuAction>
          <PasswordLink />
          <SessionsLink />
          <NotificationSettingsLink />
          <AccountLinks />
        </div>
        <LogoutButton />
      </div>
    </Menu>
  );
}
