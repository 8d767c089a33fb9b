import { createStaticHandler, type StaticHandler } from 'react-router';
import type { RouteEntry } from '../route-entry.ts';
import { routes } from '../routes.tsx';
import { certainEntry } from './certain-routes.ts';

type DataRoute = StaticHandler['dataRoutes'][number];

const all = createStaticHandler(routes);

/** Its way through the tree, without all that stands beside it. */
const only = (branch: readonly DataRoute[], entry: RouteEntry): DataRoute[] =>
  branch.flatMap((route) => {
    const children = route.children && only(route.children, entry);
    return route.handle === entry || children?.length ? [{ ...route, children } as DataRoute] : [];
  });

const handlers = new Map<RouteEntry, StaticHandler>();

/**
 * The routes as the server matches an address. The router compares it with every route there is, twice for each document: where the table names the one it
 * leads to, that one with those around it, by their own ids.
 */
export function handlerOf(pathname: string): StaticHandler {
  const found = certainEntry(pathname);
  if (!found) return all;
  const handler = handlers.get(found.entry) ?? createStaticHandler(only(all.dataRoutes, found.entry));
  handlers.set(found.entry, handler);
  return handler;
}
