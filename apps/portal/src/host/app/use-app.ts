import { createContext, useContext } from 'react';
import type { AppContext } from './app-context.ts';

/** Hands the app context to components. */
export const AppReactContext = createContext<AppContext | null>(null);

/** The app context of this tab or request. */
export function useApp(): AppContext {
  const app = useContext(AppReactContext);
  if (!app) throw new Error('useApp needs the app context above it.');
  return app;
}
