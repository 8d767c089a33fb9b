import { localePath } from '@foyer/links';
import { TopBar } from '@foyer/ui';
import { useLayoutEffect, useRef } from 'react';
import { replayEarlyInput } from '../../host/app/early-input.ts';
import { useShellData } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { ActivityBell } from './activity-bell.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { PortalBottomBar } from './portal-bottom-bar.tsx';
import { PortalDrawer } from './portal-drawer.tsx';
import { PortalMenu } from './portal-menu.tsx';
import { PortalSearch } from './portal-search.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SettingsSheet } from './settings-sheet.tsx';
import { useCartEvents } from './use-cart-events.ts';
import { useSettingsEvents } from './use-settings-events.ts';
import { useUnreadEvents } from './use-unread-activities.ts';
import { SharedPart } from '../../host/shared/shared-part.tsx';
import { Wordmark } from '../../host/guests/wordmark.tsx';

/**
 * Logo, main menu, search, languages, bell and profile; on narrow screens the bottom bar and the drawer have them (access §2, Application shell).
 */
export function PortalTopBar() {
  const locale = useLocale();
  useUnreadEvents();
  useCartEvents();
  useSettingsEvents();
  const { show_language_changer, meta_header_variant } = useShellData().settings.base_options;
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => replayEarlyInput(bar.current!), []);
  return (
    <TopBar
      ref={bar}
      homeHref={localePath(locale)}
      logo={<Wordmark />}
      menu={
        <SharedPart name="menu">
          <PortalMenu />
        </SharedPart>
      }
      centered={meta_header_variant === 'centered'}
      actions={
        <>
          <SharedPart name="tools">
            <PortalSearch />
            {show_language_changer && <LanguageMenu />}
          </SharedPart>
          <ActivityBell panel />
          <ProfileMenu />
        </>
      }
    >
      <PortalBottomBar />
      <PortalDrawer />
      <SettingsSheet />
    </TopBar>
  );
}
