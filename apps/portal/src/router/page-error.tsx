import { Container } from '@foyer/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';

type ErrorPageType = ComponentType<{ inShell?: boolean }>;

let LoadedPage: ErrorPageType | undefined;

/**
 * Brings the error page, which the first view does without: the server and a first view that shows an error load it before, all others as soon
 * as the page is hydrated, for without a connection it could not be had any more.
 */
export async function loadErrorPage(): Promise<ErrorPageType> {
  return (LoadedPage ??= (await import('./error-page.tsx')).RouteErrorPage);
}

function LateErrorPage({ inShell = false }: { inShell?: boolean }) {
  const [Page, setPage] = useState(() => LoadedPage);
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    loadErrorPage().then(
      (page) => setPage(() => page),
      () => setOffline(!navigator.onLine), // the lines below have to do
    );
    // A failed import is not tried again by the page that made it.
    const reload = () => !LoadedPage && location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  if (Page) return <Page inShell={inShell} />;
  return (
    <Container as={inShell ? 'section' : 'main'} width="reading">
      <h1>
        {offline ? (
          <FormattedMessage defaultMessage="No connection" description="Error page: no answer from the server" />
        ) : (
          <FormattedMessage defaultMessage="Something went wrong" description="Error page without further detail" />
        )}
      </h1>
      {/* The browser's own way to load the same address again: the code of a better one did not arrive. */}
      <a href="">
        <FormattedMessage defaultMessage="Try again" description="Button that loads a failed page again" />
      </a>
    </Container>
  );
}

/** The error page of a route outside the shell. */
export function PageError() {
  return <LateErrorPage />;
}

/** The error page of a members' route, inside the shell. */
export function ContentError() {
  return <LateErrorPage inShell />;
}
