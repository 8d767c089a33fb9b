import { ApiProvider, createApi } from '@foyer/api';
import { I18nProvider, locales, type Messages } from '@foyer/i18n';
import { UiProvider } from '@foyer/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { FoyerGlobals } from './globals.ts';
import { ground } from './preview.css.ts';
import { StoryAnchor } from './story-anchor.tsx';

interface ProvidersProps extends FoyerGlobals {
  messages: Messages;
  /** A story on its own page also sets language and theme of that page; on a docs page it keeps to itself. */
  ownsPage: boolean;
  children: ReactNode;
}

/** Everything the portal gives its components: language, client, query cache, links. */
export function Providers({ locale, theme, motion, messages, ownsPage, children }: ProvidersProps) {
  const [api] = useState(() => createApi({ baseUrl: '/api/v2', locale }));
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }));
  const { tag, direction } = locales[locale];

  useLayoutEffect(() => {
    if (!ownsPage) return;
    const { documentElement: page } = document;
    page.lang = tag;
    page.dir = direction;
    page.dataset['theme'] = theme;
    page.dataset['motion'] = motion;
  }, [ownsPage, tag, direction, theme, motion]);

  return (
    <I18nProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClient}>
          <UiProvider anchor={StoryAnchor}>
            <div className={ground} lang={tag} dir={direction} data-theme={theme} data-motion={motion}>
              {children}
            </div>
          </UiProvider>
        </QueryClientProvider>
      </ApiProvider>
    </I18nProvider>
  );
}
