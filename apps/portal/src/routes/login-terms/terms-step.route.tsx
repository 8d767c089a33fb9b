import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { afterLoginPath } from '../../host/links/redirects.ts';
import { loadSession } from '../../host/app/shell-data.ts';

export { TermsStepPage as Component } from './terms-step-page.tsx';

/** For those who have yet to agree to the terms; guests begin at the login, members have nothing to do here. */
export async function loader(args: LoaderFunctionArgs) {
  const { app, locale } = loaderContext(args);
  const { search, searchParams } = new URL(args.request.url);
  const session = await loadSession(app);
  if (session.status === 'authenticated') throw redirect(afterLoginPath(locale, searchParams));
  if (!session.terms_user_id) throw redirect(`${localePath(locale, paths.login)}${search}`);
  return null;
}
