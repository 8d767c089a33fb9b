import { type ReactNode, useMemo } from 'react';
import { createIntl, createIntlCache, type IntlShape, RawIntlProvider } from 'react-intl';
import { FirstViewNowContext } from './first-view-now.ts';
import { type Locale, locales } from './locales.ts';
import type { Messages } from './messages.ts';

// Formatters are costly to make and hold nothing of a request, so a server keeps them between requests.
const formatters = createIntlCache();

/** The last one made of each language's messages, which a server's documents share: most readers of a customer are in one time zone. */
const made = new WeakMap<Messages, IntlShape>();

function intlOf(locale: Locale, messages: Messages, timeZone: string): IntlShape {
  const { tag } = locales[locale];
  const known = made.get(messages);
  if (known?.locale === tag && known.timeZone === timeZone) return known;
  const intl = createIntl({ locale: tag, defaultLocale: 'en-GB', messages, timeZone, onError: reportIntlError }, formatters);
  made.set(messages, intl);
  return intl;
}

interface I18nProviderProps {
  locale: Locale;
  messages: Messages;
  /** IANA name; server and browser must agree on it for the first view. */
  timeZone: string;
  /** The server's clock at the time of the first view, in ms, for the first view of `RelativeTime`. */
  now?: number;
  children: ReactNode;
}

/** Gives everything below its language, messages and time zone. A missing message shows the English source text. */
export function I18nProvider({ locale, messages, timeZone, now, children }: I18nProviderProps) {
  const intl = useMemo(() => intlOf(locale, messages, timeZone), [locale, messages, timeZone]);
  return (
    <RawIntlProvider value={intl}>
      <FirstViewNowContext value={now}>{children}</FirstViewNowContext>
    </RawIntlProvider>
  );
}

// English texts are in the source, so a missing English message is no fault.
function reportIntlError(error: { code: string; message: string }): void {
  if (error.code === 'MISSING_TRANSLATION' || error.code === 'MISSING_DATA') return;
  // eslint-disable-next-line no-console -- a fault of ours that no one above can handle; every test fails on it
  console.error(error.message);
}
