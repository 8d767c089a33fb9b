import { pageQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import type { Prefetch } from '../../app/use-prefetch.ts';
import { memberData } from '../member/member-data.ts';
import { queryClientOf } from '../member/query-client.ts';

export { ContentPage as Component } from './content-page.tsx';

/** A page by id; an unknown id is answered by the error page with 404. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, ({ api, queryClient }) => queryClient.ensureQueryData(pageQuery(api, args.params.id!)));
}

export const prefetch: Prefetch = (app, locale, { id }) => {
  void queryClientOf(app).prefetchQuery(pageQuery(app.api(locale), id!));
};
