import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSession, loadSettings } from '../../host/app/shell-data.ts';

export { ForgotPage as Component } from './forgot-page.tsx';

/** Anonymous only: who is signed in goes home with the query kept (access §2). Where no one logs in with a password there is none to forget. */
export async function loader(args: LoaderFunctionArgs) {
  const { app, locale } = loaderContext(args);
  const [session, settings] = await Promise.all([loadSession(app), loadSettings(app, locale)]);
  const { search } = new URL(args.request.url);
  if (session.status === 'authenticated') throw redirect(`${localePath(locale)}${search}`);
  if (!settings.login_options.password) throw redirect(`${localePath(locale, paths.login)}${search}`);
  return null;
}
