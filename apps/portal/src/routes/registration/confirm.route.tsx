import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { isSpent, type LinkData } from '../../host/mailed-links/link-state.ts';

export { ConfirmPage as Component } from './confirm-page.tsx';

export const loader = async (args: LoaderFunctionArgs): Promise<LinkData> => ({
  spent: await isSpent(loaderContext(args).api, 'registration', args.request.url),
});
