import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { destinationQuery } from './destination.ts';
import { useRouteHandle } from './use-route-handle.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The address's hash, which servers do not get: it is there once the page is hydrated. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );

/** The query by which links to the login and the registration keep where a guest wanted to be; empty where that is the dashboard. */
export function useDestination(): string {
  const { pathname, search } = useLocation();
  const { status } = useRouteHandle();
  return destinationQuery({ pathname, search, hash: useHash() }, status !== undefined);
}
