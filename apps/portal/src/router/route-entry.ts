import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../host/links/route-handle.ts';

/** What the code of a route brings: a component, a loader, or both. */
export type RouteModule = Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate'>;

/** One line of the route table. */
export interface RouteEntry extends RouteHandle {
  /**
   * For whom it is. The router leads guests from the `members`' routes to the login; of the `guests`' the route's own loader leads members on, each
   * somewhere else.
   */
  audience: 'guests' | 'everyone' | 'members';
  /** It has no bar, menu and footer around it, or shows nothing at all. */
  bare?: boolean;
  /**
   * For members its address without a query always is a page of status 200, whatever its data are: the head of its document leaves before they are
   * read (docs/decisions/0052). Not for a screen whose loader may lead elsewhere.
   */
  certain?: boolean;
  /** Loads its code. The build reads the file's name from here, so each entry writes out one `import('…')`. */
  load: () => Promise<RouteModule>;
}
