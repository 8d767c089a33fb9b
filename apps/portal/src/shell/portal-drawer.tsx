import { localePath } from '@foyer/i18n';
import { type MenuEntry, SideDrawer, SideNav, UserBlock } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useShellData, useUser } from '../app/shell-data.ts';
import { useLocale } from '../app/use-locale.ts';
import { LazySettingsList } from '../settings/lazy-settings.tsx';
import { ActivityBell } from './activity-bell.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageSelect } from './language-select.tsx';
import { LogoutButton } from './logout-button.tsx';
import { DrawerSearch } from './portal-search.tsx';
import { PasswordLink } from './password-link.tsx';
import { SessionsLink } from './sessions-link.tsx';
import * as styles from './profile-menu.css.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { useMenuTexts } from './use-menu-texts.ts';
import { Wordmark } from './wordmark.tsx';

interface PortalDrawerProps {
  entries: readonly MenuEntry[];
  open: boolean;
  onClose: () => void;
}

/** Menu, member and settings on narrow screens. Following a link closes it. */
export function PortalDrawer({ entries, open, onClose }: PortalDrawerProps) {
  const intl = useIntl();
  const locale = useLocale();
  const user = useUser();
  const { show_language_changer } = useShellData().settings.base_options;
  const texts = useMenuTexts();
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) onClose();
    shownOn.current = pathname;
  }, [pathname, onClose]);
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      side="end"
      label={intl.formatMessage({ defaultMessage: 'Menu', description: 'Title of the side drawer' })}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close the menu', description: 'Button of the side drawer' })}
      logo={<Wordmark />}
      user={
        user && (
          <UserBlock
            name={user.fullname}
            detail={user.title}
            src={user.image?.variants[0]?.src}
            href={localePath(locale, `/profile/${encodeURIComponent(user.user_id)}`)}
            actions={<ActivityBell />}
          />
        )
      }
      search={<DrawerSearch onSearch={onClose} />}
      menu={<SideNav {...texts} entries={entries} />}
      settings={
        <>
          <section aria-label={intl.formatMessage({ defaultMessage: 'Settings', description: 'Part of the side drawer' })}>
            <LazySettingsList />
          </section>
          {show_language_changer && <LanguageSelect />}
          <ThemeChoice />
          <div className={styles.links}>
            <PasswordLink />
            <SessionsLink />
            <AccountLinks />
          </div>
          <LogoutButton />
        </>
      }
    />
  );
}
