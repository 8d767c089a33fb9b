import { localePath, paths } from '@foyer/links';
import { Button, Icon, SettingsIcon, UserBlock } from '@foyer/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { LazySettingsList } from '../settings/lazy-settings.tsx';
import { AccountLinks } from './account-links.tsx';
import { ActivityBell } from './activity-bell.tsx';
import * as styles from './drawer-account.css.ts';
import { LogoutButton } from './logout-button.tsx';
import { PasswordLink } from '../../host/session/password-link.tsx';
import * as menu from './profile-menu.css.ts';
import { NotificationSettingsLink } from '../../host/notifications/notification-settings-link.tsx';
import { SessionsLink } from '../../host/session/sessions-link.tsx';

/** The member's part of the drawer: who is signed in, the bell, the way out, and the settings, which open below (access §2, Application shell). */
export function DrawerAccount() {
  const intl = useIntl();
  const locale = useLocale();
  const user = useUser();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!user) return null;
  const settings = intl.formatMessage({ defaultMessage: 'Settings', description: 'Part of the side drawer' });
  return (
    <div className={styles.account}>
      <UserBlock
        name={user.fullname}
        detail={user.title}
        src={user.image?.variants[0]?.src}
        href={localePath(locale, paths.profile(user.user_id))}
        actions={<ActivityBell />}
      />
      <div className={styles.actions}>
        <Button
          look="secondary"
          icon={<Icon icon={SettingsIcon} />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {settings}
        </Button>
        <LogoutButton width="auto" />
      </div>
      {open && (
        <section id={id} aria-label={settings} className={styles.settings}>
          <LazySettingsList />
          <div className={menu.links}>
            <PasswordLink />
            <SessionsLink />
            <NotificationSettingsLink />
            <AccountLinks />
          </div>
        </section>
      )}
    </div>
  );
}
