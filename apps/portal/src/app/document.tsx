import { defaultLocale, isLocale, locales } from '@foyer/i18n';
import { Outlet, useParams } from 'react-router';
import { useApp } from './use-app.ts';
import { fontUrls } from '@foyer/ui';
import { type ReactNode, useEffect } from 'react';
import { preload } from 'react-dom';
import { replayEarlyForm } from './early-input.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/**
 * The whole HTML document. The server adds critical styles, preload links and scripts to the head (apps/server/src/web), which
 * hydration leaves alone.
 */
export function DocumentShell({ children }: { children: ReactNode }) {
  const { firstView } = useApp();
  const { lang } = useParams();
  const { tag, direction } = locales[isLocale(lang) ? lang : defaultLocale];
  const faces = direction === 'rtl' ? Object.values(fontUrls) : [fontUrls.sans, fontUrls.serif];
  faces.forEach((url) => preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));
  return (
    // the theme switch changes the attribute without React
    <html lang={tag} dir={direction} data-theme={firstView.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The root route: the document around whatever matches. */
export function Document() {
  useNavigationFocus();
  useEffect(replayEarlyForm, []);
  return (
    <DocumentShell>
      <Outlet />
    </DocumentShell>
  );
}
