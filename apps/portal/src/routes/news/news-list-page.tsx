import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { NewsListData } from './load-news-list.ts';
import { NewsListView } from './news-list-view.tsx';

/** All news. */
export function NewsListPage() {
  const intl = useIntl();
  const { loading } = useLoaderData<NewsListData>();
  return <NewsListView title={intl.formatMessage({ defaultMessage: 'News', description: 'Title of the news list' })} loading={loading} />;
}
