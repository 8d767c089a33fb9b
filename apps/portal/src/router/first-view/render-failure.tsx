import type { PortalRenderer } from '@foyer/api';
import { I18nProvider } from '@foyer/i18n';
import { LinkButton } from '@foyer/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { createAppContext } from '../../host/app/app-context.ts';
import { formOfAddressAtom } from '../../host/app/state.ts';
import { ErrorPageView } from '../../host/errors/error-page-view.tsx';
import { RetryLabel } from '../../host/errors/retry-label.tsx';
import { routes } from '../routes.tsx';
import { readFirstView } from './read-first-view.ts';

/** The page for a server that failed after the head was sent: as it needs none of the portal's code, nothing in it can fail again. */
export const renderFailure: PortalRenderer['renderFailure'] = ({ opening, locale, form }) => {
  const app = createAppContext({ firstView: readFirstView(''), isServer: true, routes, baseUrl: '' });
  app.store.set(formOfAddressAtom, form);
  const body = renderToStaticMarkup(
    <I18nProvider locale={locale} messages={app.messages(locale)} timeZone="UTC">
      <ErrorPageView
        status={500}
        action={
          <LinkButton look="primary" href="">
            <RetryLabel />
          </LinkButton>
        }
      />
    </I18nProvider>,
  );
  const head = '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>';
  return {
    html: `${opening}${head}</head><body>${body}</body></html>`,
    more: [],
    sources: [],
    laterSources: ['src/router/error-page.tsx'],
  };
};
