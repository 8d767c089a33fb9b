import { defaultLocale, isLocale, locales } from '@foyer/i18n';
import { Outlet, useParams } from 'react-router';
import { LateNavigation } from './late-navigation.tsx';
import { useApp } from '../host/app/use-app.ts';
import { type ReactNode, useEffect } from 'react';
import { replayEarlyForm } from '../host/app/early-input.ts';

/**
 * The whole HTML document. The server adds critical styles, fonts, scripts, icons and the manifest to the head (apps/server/src/web), which
 * hydration leaves alone.
 */
export function DocumentShell({ children }: { children: ReactNode }) {
  const { firstView } = useApp();
  const { lang } = useParams();
  const { tag, direction } = locales[isLocale(lang) ? lang : defaultLocale];
  return (
    // the theme switch changes the attribute without React
    <html lang={tag} dir={direction} data-theme={firstView.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The root route: the document around whatever matches. */
export function Document() {
  useEffect(() => replayEarlyForm(document), []);
  return (
    <DocumentShell>
      <Outlet />
      <LateNavigation />
    </DocumentShell>
  );
}
