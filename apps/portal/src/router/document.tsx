import { defaultLocale, isLocale, locales } from '@foyer/i18n';
import { Outlet, useParams } from 'react-router';
import { LateNavigation } from './late-navigation.tsx';
import { useApp } from '../host/app/use-app.ts';
import { fontUrls } from '@foyer/ui';
import { type ReactNode, useEffect } from 'react';
import { preload } from 'react-dom';
import { replayEarlyForm } from '../host/app/early-input.ts';
import { useFontPair } from '../host/app/use-font-pair.ts';

/**
 * The whole HTML document. The server adds critical styles, fonts, scripts, icons and the manifest to the head (apps/server/src/web), which
 * hydration leaves alone.
 */
export function DocumentShell({ children }: { children: ReactNode }) {
  const { firstView, isServer } = useApp();
  const { lang } = useParams();
  const { tag, direction } = locales[isLocale(lang) ? lang : defaultLocale];
  const faces = fontUrls(useFontPair(), tag);
  // The first view's fonts are the server's to ask for, which knows whether they may come before the page is hydrated.
  if (!isServer) faces.forEach((url) => preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));
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
