import { useApi } from '@foyer/api';
import { studioPagePreviewQuery } from '@foyer/api/studio';
import { Alert, Container, PagesProvider } from '@foyer/ui';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useCallback, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams, useSearchParams } from 'react-router';
import { useApp } from '../../../host/app/use-app.ts';
import { queryClientOf } from '../../../host/data/query-client.ts';
import { hasRoute } from '../../../host/links/has-route.ts';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { PageTitle } from '../../../host/app/page-title.tsx';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { PageView } from '../../../host/pages/page-view.tsx';
import * as styles from './page-preview.css.ts';
import { type PressedMessage, readReader, readyMessage, savedMessage } from './preview-reader.ts';
import { useShowChosen } from './use-show-chosen.ts';

/** Tells the editor around the frame which module was pressed. Links lead nowhere: the preview would be lost. */
function press(event: MouseEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (target.closest('a[href]')) event.preventDefault();
  const module = target.closest('section[id^="module_"]')?.id.slice('module_'.length);
  if (module && parent !== window) {
    const message: PressedMessage = { type: 'foyer-studio:pressed', module };
    parent.postMessage(message, location.origin);
  }
}

/** The working copy of a page as its readers would see it, in the frame of the studio: nothing of the portal is around it. It follows each save. */
export function PagePreviewPage() {
  const app = useApp();
  const { routes } = app;
  const hasPage = useCallback((href: string) => hasRoute(routes, href), [routes]);
  return (
    <QueryClientProvider client={queryClientOf(app)}>
      <PagesProvider hasPage={hasPage}>
        <PortalSnackbars>
          <Preview />
        </PortalSnackbars>
      </PagesProvider>
    </QueryClientProvider>
  );
}

function Preview() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const api = useApi();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { data: page, error } = useQuery({ ...studioPagePreviewQuery(api, id, readReader(params), api.locale), retry: false });
  useShowChosen(page);
  useEffect(() => {
    const events = new AbortController();
    const follow = (event: MessageEvent) => {
      if (event.origin !== location.origin || event.data !== savedMessage) return;
      void queries.invalidateQueries({ queryKey: ['get', '/studio/pages/{id}/preview'] });
    };
    addEventListener('message', follow, { signal: events.signal });
    if (parent !== window) parent.postMessage(readyMessage, location.origin);
    return () => events.abort();
  }, [queries]);
  return (
    <div className={styles.document} onClickCapture={press}>
      <PageTitle>{page?.title ?? ''}</PageTitle>
      {error ? (
        <Container>
          <Alert
            tone="info"
            title={<FormattedMessage defaultMessage="Nothing to see here" description="Title in place of a page’s preview" />}
          >
            {problemText(error)}
          </Alert>
        </Container>
      ) : (
        page && <PageView page={page} trial />
      )}
    </div>
  );
}
