import { useIntl } from 'react-intl';

/** How many activities are unread, in words. */
export const useUnreadLabel = (count: number): string =>
  useIntl().formatMessage(
    {
      defaultMessage: '{count, plural, =100 {more than 99 unread} one {# unread} other {# unread}}',
      description: 'Follows the name of the bell: how many activities are unread',
    },
    { count },
  );
