import { I18nProvider } from '@foyer/i18n';
import { type ReactNode, use } from 'react';
import { useApp } from '../app/use-app.ts';
import { useLocale } from './use-locale.ts';
import { useMessages } from './use-messages.ts';
import { useTimeZone } from './use-time-zone.ts';

/**
 * Gives what is loaded late on a screen of few words (`RouteHandle.words`) the rest of the language's messages; suspends until they are
 * there. Lazy components of the login screen are wrapped in it.
 */
export function AllMessages({ children }: { children: ReactNode }) {
  const app = useApp();
  const locale = useLocale();
  const timeZone = useTimeZone(app.firstView.timeZone);
  use(app.loadMessages(locale, 'rest'));
  return (
    <I18nProvider locale={locale} messages={useMessages()} timeZone={timeZone} now={app.firstView.now}>
      {children}
    </I18nProvider>
  );
}
