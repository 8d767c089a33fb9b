import { ApiError, previewQuery } from '@foyer/api';
import { data, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import type { PreviewData } from './preview-page.tsx';

export { PreviewPage as Component } from './preview-page.tsx';

/** What the API answers where the link is none, has ended, or was changed on its way. */
const refusals = [400, 410];

/** A page before it is published, by a signed link. */
export async function loader(args: LoaderFunctionArgs) {
  const { app, api } = loaderContext(args);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    await queryClientOf(app).ensureQueryData(previewQuery(api, args.params.id!, token));
    return data<PreviewData>({ token });
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.status)) return data<PreviewData>({ token: null }, { status: 410 });
    throw error;
  }
}
