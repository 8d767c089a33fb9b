import { matchRoutes, type RouteObject } from 'react-router';

/** Whether the portal has a screen at an address; all others end at the 404 page. */
export function hasRoute(routes: RouteObject[], href: string): boolean {
  const route = matchRoutes(routes, href.replace(/[?#].*/s, ''))?.at(-1)?.route;
  return route !== undefined && route.path !== '*';
}
