import { pageQuery } from '@foyer/api';
import type { LoaderFunctionArgs } from 'react-router';
import { loadSettings } from '../../app/shell-data.ts';
import type { Prefetch } from '../../app/use-prefetch.ts';
import { memberData } from '../member/member-data.ts';
import { queryClientOf } from '../member/query-client.ts';

export { DashboardPage as Component } from './dashboard-page.tsx';

/** The dashboard is the page that the settings name. */
export function loader(args: LoaderFunctionArgs) {
  return memberData(args, async ({ app, api, queryClient }) => {
    const settings = await loadSettings(app, api.locale);
    await queryClient.ensureQueryData(pageQuery(api, settings.pages.dashboard));
  });
}

export const prefetch: Prefetch = async (app, locale) => {
  const settings = await loadSettings(app, locale);
  await queryClientOf(app).prefetchQuery(pageQuery(app.api(locale), settings.pages.dashboard));
};
