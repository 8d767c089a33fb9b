import { useIntl } from 'react-intl';
import { NewsListView } from './news-list-view.tsx';

/** All news. */
export function NewsListPage() {
  const intl = useIntl();
  return <NewsListView title={intl.formatMessage({ defaultMessage: 'News', description: 'Title of the news list' })} />;
}
