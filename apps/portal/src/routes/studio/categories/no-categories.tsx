import { EmptyState, NewsIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** In place of the categories of news. */
export const NoCategories = () => (
  <EmptyState
    icon={NewsIcon}
    title={<FormattedMessage defaultMessage="There are no categories" description="Studio without categories of news" />}
  >
    <FormattedMessage
      defaultMessage="Add some when members shall choose what they read about."
      description="Below the title of the studio without categories of news"
    />
  </EmptyState>
);
