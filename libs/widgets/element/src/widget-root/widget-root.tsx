import { ApiProvider, createApi } from '@foyer/api';
import { I18nProvider, locales } from '@foyer/i18n';
import { CompactErrorState, Loading, OverlayContainerContext, SkeletonBlock, UiProvider } from '@foyer/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FormattedMessage } from 'react-intl';
import type { HostOptions } from '../attributes/host-options.ts';
import { messagesOf } from './widget-messages.ts';

interface WidgetRootProps extends HostOptions {
  /** Called with what a part threw while it was rendered. */
  onFault: (fault: unknown) => void;
  children: ReactNode;
}

/** What the portal gives its components, for a widget on another page: language, client, query cache, place for pop-ups. */
export function WidgetRoot({ theme, ...rest }: WidgetRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { tag, direction } = locales[rest.locale];
  return (
    <div ref={setContainer} lang={tag} dir={direction} data-theme={theme}>
      <OverlayContainerContext value={container ?? undefined}>
        <ErrorBoundary fallback={null} onError={rest.onFault}>
          <Suspense fallback={<SkeletonBlock size="l" />}>
            <Providers {...rest} />
          </Suspense>
        </ErrorBoundary>
      </OverlayContainerContext>
    </div>
  );
}

function Providers({ server, locale, onFault, children }: Omit<WidgetRootProps, 'theme'>) {
  const messages = use(messagesOf(server, locale));
  const api = useMemo(() => createApi({ baseUrl: server, locale }), [server, locale]);
  // Another server or language must not show what was read from the first.
  const queries = useMemo(() => ({ of: api, client: new QueryClient() }), [api]);
  return (
    <I18nProvider locale={locale} messages={messages} timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queries.client}>
          <UiProvider anchor="a" language={locales[locale].tag}>
            <ErrorBoundary fallback={<Fault />} onError={onFault}>
              <Suspense fallback={<WidgetLoading />}>{children}</Suspense>
            </ErrorBoundary>
          </UiProvider>
        </QueryClientProvider>
      </ApiProvider>
    </I18nProvider>
  );
}

function WidgetLoading() {
  return (
    <Loading label={<FormattedMessage defaultMessage="Loading" description="Read out while a widget on another site loads" />}>
      <SkeletonBlock size="l" />
    </Loading>
  );
}

function Fault() {
  return (
    <CompactErrorState
      title={
        <FormattedMessage
          defaultMessage="This part can’t be shown right now."
          description="In place of a widget on another site that failed"
        />
      }
    />
  );
}

/** Says to the author of the page which attributes are wrong; it takes the place of the widget. */
export function SetupFault({ attributes }: { attributes: readonly string[] }) {
  return (
    <CompactErrorState
      title={
        <FormattedMessage
          defaultMessage="This part is not set up correctly: {attributes}."
          description="In place of a widget on another site whose attributes are wrong; lists the attributes"
          values={{ attributes: attributes.join(', ') }}
        />
      }
    />
  );
}
