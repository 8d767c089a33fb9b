import { menuQuery, useApi } from '@foyer/api';
import type { MenuEntry } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { sessionAtom } from '../app/state.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';
import { toMenuEntries } from './to-menu-entries.tsx';

/** The main menu as the server gives it (access §2), in the language and at the address of the reader. */
export function useMenuEntries(): readonly MenuEntry[] {
  const locale = useLocale();
  const { routes } = useApp();
  const sso = useAtomValue(sessionAtom)?.sso;
  const { pathname } = useLocation();
  const { data: menu } = useSuspenseQuery(menuQuery(useApi()));
  return useMemo(() => toMenuEntries(menu, { locale, routes, pathname, sso }), [menu, locale, pathname, routes, sso]);
}
