import { ApiProvider } from '@foyer/api';
import { I18nProvider, locales } from '@foyer/i18n';
import { UiProvider } from '@foyer/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { writeCookie } from '../host/app/cookies.ts';
import { LateOverlays } from './late-overlays.tsx';
import { PortalLink } from '../host/links/portal-link.tsx';
import { useApp } from '../host/app/use-app.ts';
import { useLocale } from '../host/language/use-locale.ts';
import { useMessages } from '../host/language/use-messages.ts';
import { useTimeZone } from '../host/language/use-time-zone.ts';

/** Gives every route below its language, its client and the router's links. */
export function LanguageLayout() {
  const app = useApp();
  const locale = useLocale();
  const timeZone = useTimeZone(app.firstView.timeZone);
  useEffect(() => writeCookie('language', locale), [locale]);
  return (
    <I18nProvider locale={locale} messages={useMessages()} timeZone={timeZone} now={app.firstView.now}>
      <ApiProvider api={app.api(locale)}>
        <UiProvider anchor={PortalLink} language={locales[locale].tag}>
          <LateOverlays />
          <Outlet />
        </UiProvider>
      </ApiProvider>
    </I18nProvider>
  );
}
