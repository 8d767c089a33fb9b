import { localePath } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSession, loadSettings } from '../../host/app/shell-data.ts';
import { isSpent, type LinkData } from '../../host/mailed-links/link-state.ts';

export { ResetPage as Component } from './reset-page.tsx';

/** For guests with a link and for members (access §2). Where no one logs in with a password there is none to set. */
export async function loader(args: LoaderFunctionArgs): Promise<LinkData> {
  const { app, api, locale } = loaderContext(args);
  const [session, settings] = await Promise.all([loadSession(app), loadSettings(app, locale)]);
  if (!settings.login_options.password) throw redirect(localePath(locale));
  return { spent: session.status === 'anonymous' && (await isSpent(api, 'reset', args.request.url)) };
}
