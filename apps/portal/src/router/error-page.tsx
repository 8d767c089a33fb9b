import { localePath, paths } from '@foyer/links';
import { Button, LinkButton } from '@foyer/ui';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useRouteError } from 'react-router';
import { ErrorPageView } from '../host/errors/error-page-view.tsx';
import { errorStatus } from '../host/errors/error-status.ts';
import { errorTexts } from '../host/errors/error-texts.ts';
import { PageTitle } from '../host/app/page-title.tsx';
import { safeRedirectPath } from '../host/links/redirects.ts';
import { RetryLabel } from '../host/errors/retry-label.tsx';
import { appErrorAtom } from '../host/app/state.ts';
import { useRouteHandle } from '../host/links/use-route-handle.ts';
import { useLocale } from '../host/language/use-locale.ts';
import { useRetry } from '../host/errors/use-retry.ts';

/** Notifies the application of the failure for as long as it is shown, and of the page that the route names in its own place. */
function useReport(status: number): void {
  const setError = useSetAtom(appErrorAtom);
  const { missing } = useRouteHandle();
  const route = status === 404 ? missing : undefined;
  useEffect(() => {
    setError({ status, route });
    return () => setError(null);
  }, [status, route, setError]);
}

/**
 * What went wrong, in the reader's words, and the way out. `status` is what `errorStatus` says. `inShell` where the shell around it brings
 * the main landmark.
 */
export function ErrorPage({ status, inShell = false }: { status: number; inShell?: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const retry = useRetry(status);
  useReport(status);
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
            <LinkButton look="primary" href={localePath(locale)}>
              <FormattedMessage defaultMessage="Go to Home" description="Link on error pages" />
            </LinkButton>
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
