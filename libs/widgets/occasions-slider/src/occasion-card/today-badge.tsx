import { Badge } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Says that it is today. */
export const TodayBadge = () => (
  <Badge tone="positive">
    <FormattedMessage defaultMessage="Today" description="Beside the label of a birthday or anniversary that is today" />
  </Badge>
);
