import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSession, loadSettings } from '../../host/app/shell-data.ts';

export { RegistrationPage as Component } from './registration-page.tsx';

/** Anonymous only, and only where the customer lets visitors register (access §2, §3). */
export async function loader(args: LoaderFunctionArgs) {
  const { app, locale } = loaderContext(args);
  const [session, { signup_configuration }] = await Promise.all([loadSession(app), loadSettings(app, locale)]);
  if (session.status === 'authenticated') throw redirect(localePath(locale));
  if (!signup_configuration.active) throw redirect(localePath(locale, paths.notFound));
  return null;
}
