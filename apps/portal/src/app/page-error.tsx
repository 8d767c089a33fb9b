import { useRouteError } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import { errorStatus } from './error-status.ts';

/** The error page of a route outside the shell. */
export function PageError() {
  return <ErrorPage status={errorStatus(useRouteError())} />;
}

/** The error page of a members' route, inside the shell. */
export function ContentError() {
  return <ErrorPage status={errorStatus(useRouteError())} inShell />;
}
