import { menuQuery, type Schemas, useApi } from '@foyer/api';
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
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { sessionAtom } from '../app/state.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';
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

type Item = Schemas['MenuItem'] | Schemas['MenuItem']['subnav'][number];

/**
 * The main menu as the server gives it (access §2), in the language and at the address of the reader, without what the portal has no screen for
 * and, under single sign-on, without the logout. What is below such an entry takes its place.
 */
export function useMenuEntries(): readonly MenuEntry[] {
  const locale = useLocale();
  const { routes } = useApp();
  const sso = useAtomValue(sessionAtom)?.sso;
  const { pathname } = useLocation();
  const { data: menu } = useSuspenseQuery(menuQuery(useApi()));
  return useMemo(() => {
    const entry = (item: Item): MenuEntry[] => {
      const target = sso && item.type === 'logout' ? null : menuTarget(item, locale, routes);
      const entries = 'subnav' in item ? item.subnav.flatMap(entry) : [];
      if (!target) return entries;
      return [
        {
          ...target,
          id: `${item.type}-${item.reference_id ?? item.url ?? ''}`,
          label: item.title,
          active: isActive(target.href, pathname, locale),
          ...('subnav' in item && { icon: <Icon icon={icons[item.icon ?? ''] ?? BookIcon} />, entries }),
        },
      ];
    };
    return menu.flatMap(entry);
  }, [menu, locale, pathname, routes, sso]);
}
