import { confirmationsQuery } from '@foyer/api';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { memberData } from '../../host/data/member-data.ts';
import { askReport, readReport, reportPath } from './report-path.ts';

export { ConfirmationsPage as Component } from './confirmations-page.tsx';

/** Asked again at each visit, for members confirm meanwhile. Beyond the last page the last one shows. */
export function loader(args: LoaderFunctionArgs) {
  const id = args.params.id!;
  const view = readReport(new URL(args.request.url).searchParams);
  return memberData(args, async ({ api, queryClient }) => {
    const { pagination } = await queryClient.fetchQuery({ ...confirmationsQuery(api, id, askReport(view)), staleTime: 0 });
    if (view.page > pagination.last) throw redirect(reportPath(api.locale, id, { ...view, page: pagination.last }));
  });
}
