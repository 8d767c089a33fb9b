import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSession } from '../../host/app/shell-data.ts';
import { isSpent, type LinkData } from '../../host/mailed-links/link-state.ts';

export { ConfirmEmailPage as Component } from './confirm-email-page.tsx';

/** For everyone who has the link, signed in or not. */
export async function loader(args: LoaderFunctionArgs): Promise<LinkData> {
  const { app, api } = loaderContext(args);
  const [spent] = await Promise.all([isSpent(api, 'email', args.request.url), loadSession(app)]);
  return { spent };
}
