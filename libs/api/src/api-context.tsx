import { createContext, type ReactNode, useContext } from 'react';
import type { Api } from './client.ts';

const ApiContext = createContext<Api | null>(null);

/** Gives everything below its client; two embeds on one page may use different servers. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client of the surrounding `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}
