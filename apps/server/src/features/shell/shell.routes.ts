import type { Schemas } from '@foyer/api';
import { menuPath } from '@foyer/links';
import type { Locale } from '../../platform/db/types.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import type { MenuSettings } from '../../platform/settings/menu-pages.ts';
import { toMenu } from './shell.presenter.ts';

type Item = Schemas['MenuItem'] | Schemas['MenuSubItem'];

/** The path of a menu entry below the language; a page without an id has none. */
function pathOf({ type, reference_id: id, url }: Item): string | null {
  if (type === 'external') return url;
  return type === 'page' && !id ? null : menuPath(type, id);
}

/** The addresses of a menu in a flat list, each once. */
export function toRoutes(menu: readonly MenuEntry[], locale: Locale, settings: MenuSettings): Schemas['RouteItem'][] {
  const routes = toMenu(menu, locale, settings)
    .flatMap((item): Item[] => [item, ...item.subnav])
    .flatMap((item) => {
      const url = pathOf(item);
      return url === null ? [] : [{ type: item.type, title: item.title, reference_id: item.reference_id, url }];
    });
  return routes.filter(({ url }, index) => routes.findIndex((route) => route.url === url) === index);
}
