import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import {
  BookIcon,
  DownloadIcon,
  ExternalIcon,
  FileImageIcon,
  FileTextIcon,
  HeartIcon,
  HomeIcon,
  Icon,
  type MenuEntry,
  NewsIcon,
} from '@foyer/ui';
import type { RouteObject } from 'react-router';
import { isActive, menuTarget } from './menu-target.ts';

const icons: Partial<Record<string, typeof HomeIcon>> = {
  home: HomeIcon,
  newspaper: NewsIcon,
  'file-text': FileTextIcon,
  link: ExternalIcon,
  image: FileImageIcon,
  download: DownloadIcon,
  'heart-handshake': HeartIcon,
};

/** The icon of an entry; a book for none and for those of a later server. */
export const menuIcon = (name: string | null): typeof HomeIcon => icons[name ?? ''] ?? BookIcon;

type Item = Schemas['MenuItem'] | Schemas['MenuItem']['subnav'][number];

interface MenuPlace {
  locale: Locale;
  routes: RouteObject[];
  /** Where the reader is. */
  pathname: string;
  sso: boolean | undefined;
}

/** The menu as it is shown: without what the portal has no screen for and, under single sign-on, without the logout. What is below such an entry takes its place. */
export function toMenuEntries(menu: readonly Schemas['MenuItem'][], { locale, routes, pathname, sso }: MenuPlace): MenuEntry[] {
  const entry = (item: Item, place: string): MenuEntry[] => {
    const target = sso && item.type === 'logout' ? null : menuTarget(item, locale, routes);
    const entries = 'subnav' in item ? item.subnav.flatMap((below, index) => entry(below, `${place}.${index}`)) : [];
    if (!target) return entries;
    return [
      {
        ...target,
        // Its place: two entries may lead to the same page.
        id: place,
        label: item.title,
        active: isActive(target.href, pathname, locale),
        ...('subnav' in item && { icon: <Icon icon={menuIcon(item.icon)} />, entries }),
      },
    ];
  };
  return menu.flatMap((item, index) => entry(item, String(index)));
}
