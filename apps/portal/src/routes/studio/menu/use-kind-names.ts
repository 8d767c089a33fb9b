import { useIntl } from 'react-intl';

/** Names what a menu entry can be; a type of a later server by itself. */
export function useKindNames(): (type: string) => string {
  const intl = useIntl();
  const names: Record<string, string> = {
    dashboard: intl.formatMessage({ defaultMessage: 'Home page', description: 'Kind of a menu entry' }),
    news: intl.formatMessage({ defaultMessage: 'News', description: 'Kind of a menu entry' }),
    page: intl.formatMessage({ defaultMessage: 'Page of the portal', description: 'Kind of a menu entry' }),
    categories: intl.formatMessage({ defaultMessage: 'News of one category', description: 'Kind of a menu entry' }),
    activity_feed: intl.formatMessage({ defaultMessage: 'Activities', description: 'Kind of a menu entry' }),
    search_results: intl.formatMessage({ defaultMessage: 'Search', description: 'Kind of a menu entry' }),
    bubbletool_tv: intl.formatMessage({ defaultMessage: 'TV page', description: 'Kind of a menu entry' }),
    landing: intl.formatMessage({ defaultMessage: 'Landing page', description: 'Kind of a menu entry' }),
    terms: intl.formatMessage({ defaultMessage: 'Terms of use', description: 'Kind of a menu entry' }),
    'q-and-a': intl.formatMessage({ defaultMessage: 'Questions and answers', description: 'Kind of a menu entry' }),
    imprint: intl.formatMessage({ defaultMessage: 'Legal notice', description: 'Kind of a menu entry' }),
    jobs: intl.formatMessage({ defaultMessage: 'Jobs', description: 'Kind of a menu entry' }),
    groups: intl.formatMessage({ defaultMessage: 'Groups', description: 'Kind of a menu entry' }),
    mocs: intl.formatMessage({
      defaultMessage: 'Login of the company',
      description: 'Kind of a menu entry: leads to the login service (SSO)',
    }),
    logout: intl.formatMessage({ defaultMessage: 'Log out', description: 'Kind of a menu entry' }),
    external: intl.formatMessage({ defaultMessage: 'Address outside the portal', description: 'Kind of a menu entry' }),
  };
  return (type) => names[type] ?? type;
}
