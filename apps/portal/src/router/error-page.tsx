import { localePath, paths } from '@foyer/links';
import { Button, LinkButton } from '@foyer/ui';
import { useSetAtom } from 'jotai';
import { lazy, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useRouteError } from 'react-router';
import { loadChunk } from '../host/app/chunk.ts';
import { BackLink } from '../host/errors/back-link.tsx';
import { ErrorPageView } from '../host/errors/error-page-view.tsx';
import { errorStatus } from '../host/errors/error-status.ts';
import { errorTexts } from '../host/errors/error-texts.ts';
import { PageTitle } from '../host/app/page-title.tsx';
import { safeRedirectPath } from '../host/links/redirects.ts';
import { LatePart } from '../host/late/late-part.tsx';
import { RetryLabel } from '../host/errors/retry-label.tsx';
import { appErrorAtom } from '../host/app/state.ts';
import { useRouteHandle } from '../host/links/use-route-handle.ts';
import { useLocale } from '../host/language/use-locale.ts';
import { useRetry } from '../host/errors/use-retry.ts';

const errors = () => loadChunk(() => import('../routes/errors/errors.ts'));
// Each leads on with search and links, which no other error does.
const [Forbidden, NotFound, Gone] = [
  lazy(async () => ({ default: (await errors()).ForbiddenPage })),
  lazy(async () => ({ default: (await errors()).NotFoundPage })),
  lazy(async () => ({ default: (await errors()).GonePage })),
];

/** Notifies the application of the failure for as long as it is shown. */
function useReport(status: number): void {
  const setError = useSetAtom(appErrorAtom);
  useEffect(() => {
    setError({ status });
    return () => setError(null);
  }, [status, setError]);
}

/** Shows what was kept of an article that cannot be had. The code comes with what members load when idle, which is before they lose the connection. */
function useKeptInstead(status: number): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let gone = false;
    import('../host/errors/kept-instead.ts')
      .then(async ({ hasKeptInstead }) => (await hasKeptInstead(status, pathname)) && !gone && location.reload())
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [status, pathname]);
}

/**
 * What went wrong, in the reader's words, and the way out. `status` is what `errorStatus` says. `inShell` where the shell around it brings
 * the main landmark, the menu and the search.
 */
export function ErrorPage({ status, inShell = false }: { status: number; inShell?: boolean }) {
  const { item } = useRouteHandle();
  useReport(status);
  useKeptInstead(status);
  if (!inShell || (status !== 403 && status !== 404)) return <Failure status={status} inShell={inShell} />;
  return <LatePart>{status === 403 ? <Forbidden /> : item ? <Gone /> : <NotFound />}</LatePart>;
}

function Failure({ status, inShell }: { status: number; inShell: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const retry = useRetry(status);
  const here = safeRedirectPath(`${pathname}${search}`);
  return (
    <>
      <PageTitle>{intl.formatMessage(errorTexts(status).title)}</PageTitle>
      <ErrorPageView
        status={status}
        inShell={inShell}
        action={
          status === 401 ? (
            <LinkButton look="primary" href={localePath(locale, `${paths.login}?redirect=${encodeURIComponent(here)}`)}>
              <FormattedMessage defaultMessage="Log in again" description="Link on the page for an ended session" />
            </LinkButton>
          ) : status === 403 || status === 404 ? (
            <BackLink />
          ) : (
            <Button look="primary" {...retry}>
              <RetryLabel />
            </Button>
          )
        }
      />
    </>
  );
}

/** The error page of the route around it. */
export const RouteErrorPage = ({ inShell }: { inShell?: boolean }) => <ErrorPage status={errorStatus(useRouteError())} inShell={inShell} />;
