import { useMatches } from 'react-router';
import type { RouteHandle } from './route-handle.ts';

/** What the route table says of the route on screen; empty where the address is none of the table's. */
export const useRouteHandle = (): Partial<RouteHandle> => (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
