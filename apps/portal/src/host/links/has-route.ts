import { matchRoutes, type RouteObject } from 'react-router';

const known = new WeakMap<RouteObject[], Map<string, boolean>>();

/** More addresses than a customer's menus and pages name. */
const kept = 2000;

function find(routes: RouteObject[], path: string): boolean {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  return route !== undefined && route.path !== '*';
}

/** Whether the portal has a screen at an address; all others end at the 404 page. Kept, for matching goes through all routes and each menu asks for all it names. */
export function hasRoute(routes: RouteObject[], href: string): boolean {
  const path = href.replace(/[?#].*/s, '');
  const answers = known.get(routes) ?? new Map<string, boolean>();
  known.set(routes, answers);
  const found = answers.get(path) ?? find(routes, path);
  if (answers.size >= kept) answers.clear();
  answers.set(path, found);
  return found;
}
