import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSession } from '../../host/app/shell-data.ts';

export { LoginPage as Component } from './login-page.tsx';

/**
 * Anonymous only: who is signed in goes home with the query kept, who has yet to agree to the terms goes to them (access §2). A `redirect` that
 * leads outside is the server's to judge: it sends members there at once and keeps it for guests.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { app, api, locale } = loaderContext(args);
  const { search, searchParams } = new URL(args.request.url);
  const outside = searchParams.get('redirect');
  if (outside?.startsWith('http')) {
    const { data } = await api.client.GET('/user/me', { params: { query: { redirect: outside.slice(0, 2000) } } });
    if (data!.location) throw redirect(data!.location);
  }
  const session = await loadSession(app);
  if (session.status === 'authenticated') throw redirect(`${localePath(locale)}${search}`);
  if (session.terms_user_id) throw redirect(`${localePath(locale, paths.loginTerms)}${search}`);
  return null;
}
