import { Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import type { AppContext } from '../host/app/app-context.ts';
import { AppReactContext } from '../host/app/use-app.ts';

/** The providers around the router, the same on server and browser. */
export function AppRoot({ app, children }: { app: AppContext; children: ReactNode }) {
  return (
    <StrictMode>
      <AppReactContext value={app}>
        <Provider store={app.store}>{children}</Provider>
      </AppReactContext>
    </StrictMode>
  );
}
