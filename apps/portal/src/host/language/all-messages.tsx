import { I18nProvider } from '@foyer/i18n';
import type { MessagePart } from '@foyer/i18n/message-parts';
import { type ReactNode, use } from 'react';
import { useApp } from '../app/use-app.ts';
import { useLocale } from './use-locale.ts';
import { useMessages } from './use-messages.ts';
import { useTimeZone } from './use-time-zone.ts';

interface AllMessagesProps {
  part?: MessagePart;
  children: ReactNode;
}

/**
 * Gives what is loaded late on a screen of few words (`RouteHandle.words`) the rest of the language's messages, or another part; suspends until they are
 * there. Lazy components of the login screen are wrapped in it, and those whose messages are in a part of their own.
 */
export function AllMessages({ part = 'rest', children }: AllMessagesProps) {
  const app = useApp();
  const locale = useLocale();
  const timeZone = useTimeZone(app.firstView.timeZone);
  use(app.loadMessages(locale, part));
  return (
    <I18nProvider locale={locale} messages={useMessages()} timeZone={timeZone} now={app.firstView.now}>
      {children}
    </I18nProvider>
  );
}
