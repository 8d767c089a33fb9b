import { bubbleToolQuery } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../host/app/app-context.ts';
import { loadSettings } from '../../host/app/shell-data.ts';
import { pageOfKey } from '../../host/pages/page-ids.ts';
import { queryClientOf } from '../../host/data/query-client.ts';

export { BubbleToolPage as Component } from './bubble-tool-page.tsx';

/**
 * The TV page, for members of a customer who has set it up; for all others it is not there (content §2 "Bubble tool TV page"). A content that does
 * not come is no reason for an error page, whose button no one would press: the screen tries again by itself.
 */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { app, api, locale } = loaderContext(args);
  if (pageOfKey(await loadSettings(app, locale), 'bubble_tool') === null) throw redirect(localePath(locale, paths.notFound));
  await queryClientOf(app).prefetchQuery({ ...bubbleToolQuery(api), retry: false });
  return null;
}
