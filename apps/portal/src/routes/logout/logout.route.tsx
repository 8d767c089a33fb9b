import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSession } from '../../host/app/shell-data.ts';
import type { LogoutData } from './logout-page.tsx';

export { LogoutPage as Component } from './logout-page.tsx';

/** Whether another site has led the member here is said once. */
export const shouldRevalidate = () => false;

/** Who is not signed in has nothing to end. In the browser it is ended whatever the tab knows, for that may be out of date. */
export async function loader(args: LoaderFunctionArgs): Promise<LogoutData> {
  const { app, locale } = loaderContext(args);
  if (!app.isServer) return { meant: true };
  const { status, terms_user_id: waiting } = await loadSession(app);
  if (status === 'anonymous' && waiting === null) throw redirect(localePath(locale, paths.login));
  const { headers } = args.request;
  return { meant: ['same-origin', 'none'].includes(headers.get('sec-fetch-site') ?? '') && !headers.has('sec-purpose') };
}
