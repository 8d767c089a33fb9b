import { type Api, ApiError } from '@foyer/api';
import type { QueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { queryClientOf } from '../../host/data/query-client.ts';

/** What a preview is shown from. */
export interface PreviewData {
  /** Of the link that leads here; null where it is good for nothing. */
  token: string | null;
}

/** What the API answers where the link is none, has ended, or was changed on its way. */
const refusals = [400, 410];

/** Reads what a link opens; `read` asks for it by its id and the token of the link. */
export async function loadPreview(
  args: LoaderFunctionArgs,
  read: (queries: QueryClient, api: Api, id: string, token: string) => Promise<unknown>,
) {
  const { app, api } = loaderContext(args);
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  try {
    await read(queryClientOf(app), api, args.params.id!, token);
    return data<PreviewData>({ token });
  } catch (error) {
    if (error instanceof ApiError && refusals.includes(error.status)) return data<PreviewData>({ token: null }, { status: 410 });
    throw error;
  }
}
