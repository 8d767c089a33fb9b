import { type ApiOptions, ApiProvider, createApi } from '@foyer/api';
import { I18nProvider, locales } from '@foyer/i18n';
import { classNames, UiProvider } from '@foyer/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FoyerGlobals } from './globals.ts';
import { ground } from './preview.css.ts';
import { StoryAnchor } from './story-anchor.tsx';
import type { StoryLanguage } from './story-language.ts';

/** How a story looks, whatever it shows. */
export type Look = Pick<FoyerGlobals, 'brand' | 'theme' | 'motion'>;

interface ProvidersProps extends Look {
  language: StoryLanguage;
  /** Answers the calls without a network; without it they are the page's own, answered by the service worker. */
  fetch?: ApiOptions['fetch'];
  /** Class of the background of the children. */
  className?: string;
  children: ReactNode;
}

/** Everything the portal gives its components: language, client, query cache, links. Each has its own. */
export function Providers({ brand, theme, motion, language, fetch, className, children }: ProvidersProps) {
  const { locale, messages } = language;
  const [api] = useState(() => createApi({ baseUrl: '/api/v2', locale, fetch }));
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }));
  const { tag, direction } = locales[locale];

  return (
    <I18nProvider locale={locale} messages={messages} timeZone="Europe/Berlin">
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClient}>
          <UiProvider anchor={StoryAnchor} language={tag}>
            <div
              className={classNames(ground, className)}
              lang={tag}
              dir={direction}
              data-brand={brand}
              data-theme={theme}
              data-motion={motion}
            >
              {children}
            </div>
          </UiProvider>
        </QueryClientProvider>
      </ApiProvider>
    </I18nProvider>
  );
}
