import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { isSpent } from '../../host/mailed-links/link-state.ts';

export { ConfirmPage as Component } from './confirm-page.tsx';

/** Whether the link is of no use. */
export interface ConfirmData {
  spent: boolean;
}

export const loader = async (args: LoaderFunctionArgs): Promise<ConfirmData> => ({
  spent: await isSpent(loaderContext(args).api, 'registration', args.request.url),
});
