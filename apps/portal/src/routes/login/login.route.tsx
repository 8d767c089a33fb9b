import { localePath } from '@foyer/i18n';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../app/app-context.ts';
import { loadSession } from '../../app/shell-data.ts';

export { LoginPage as Component } from './login-page.tsx';

/** Anonymous only: who is signed in goes home with the query kept (access §2). */
export async function loader(args: LoaderFunctionArgs) {
  const { app, locale } = loaderContext(args);
  const session = await loadSession(app);
  if (session.status === 'authenticated') throw redirect(`${localePath(locale)}${new URL(args.request.url).search}`);
  return null;
}
