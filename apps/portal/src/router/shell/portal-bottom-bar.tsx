import { localePath, paths } from '@foyer/links';
import { BellIcon, BottomBar, BottomBarButton, BottomBarLink, ChatIcon, HomeIcon, Icon, MenuIcon, NewsIcon, SearchIcon } from '@foyer/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { chatViewAtom } from '../../host/chat/chat-state.ts';
import { useOpenChat } from '../../host/chat/use-open-chat.ts';
import { useUnreadChatLabel } from '../../host/chat/use-unread-chat-label.ts';
import { drawerOpenAtom } from '../../host/app/state.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { isActive } from '../../host/menu/menu-target.ts';
import { SharedPart } from '../../host/shared/shared-part.tsx';
import { useUnreadActivities } from './use-unread-activities.ts';
import { useUnreadLabel } from './use-unread-label.ts';

/** Leads to a path, and says whether the reader is there. */
function useShortcut() {
  const locale = useLocale();
  const { pathname } = useLocation();
  return (path: string) => {
    const href = localePath(locale, path);
    const here = pathname.replace(/\/$/, '') === href;
    return { href, 'aria-current': here ? ('page' as const) : isActive(href, pathname, locale) ? ('true' as const) : undefined };
  };
}

/** Those that all members see alike. */
function SharedShortcuts() {
  const intl = useIntl();
  const to = useShortcut();
  return (
    <>
      <BottomBarLink
        {...to(paths.home)}
        icon={<Icon icon={HomeIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Home', description: 'Place in the bar at the foot of phones; one short word' })}
      />
      <BottomBarLink
        {...to(paths.news)}
        icon={<Icon icon={NewsIcon} />}
        label={intl.formatMessage({ defaultMessage: 'News', description: 'Place in the bar at the foot of phones; one short word' })}
      />
      <BottomBarLink
        {...to(paths.search)}
        icon={<Icon icon={SearchIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Search', description: 'Place in the bar at the foot of phones; one short word' })}
      />
    </>
  );
}

/** Opens the chat, which works with scripts alone. */
function ChatShortcut() {
  const intl = useIntl();
  const open = useOpenChat();
  const isOpen = useAtomValue(chatViewAtom) !== null;
  return (
    <BottomBarButton
      icon={<Icon icon={ChatIcon} />}
      label={intl.formatMessage({ defaultMessage: 'Chat', description: 'Place in the bar at the foot of phones; one short word' })}
      {...useUnreadChatLabel()}
      aria-expanded={isOpen}
      onClick={() => open({ name: 'list' })}
    />
  );
}

/** Where members go most, at the foot of narrow screens. All but chat and menu are links, which work before anything else does. */
export function PortalBottomBar() {
  const intl = useIntl();
  const locale = useLocale();
  const [menuOpen, setMenuOpen] = useAtom(drawerOpenAtom);
  const unread = useUnreadActivities();
  const unreadLabel = useUnreadLabel(unread);
  const to = useShortcut();
  return (
    <BottomBar label={intl.formatMessage({ defaultMessage: 'Shortcuts', description: 'Name of the bar at the foot of phones' })}>
      <SharedPart name="shortcuts">
        <SharedShortcuts />
      </SharedPart>
      <ChatShortcut />
      <BottomBarLink
        {...to(paths.activities)}
        icon={<Icon icon={BellIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Activities', description: 'Place in the bar at the foot of phones; one short word' })}
        badge={unread}
        badgeLabel={unreadLabel}
      />
      <BottomBarButton
        icon={<Icon icon={MenuIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Menu', description: 'Place in the bar at the foot of phones; one short word' })}
        aria-label={intl.formatMessage({ defaultMessage: 'Open menu', description: 'Button of the top bar on phones' })}
        aria-expanded={menuOpen}
        onClick={() => setMenuOpen(true)}
        fallbackHref={localePath(locale, paths.menu)}
      />
    </BottomBar>
  );
}
