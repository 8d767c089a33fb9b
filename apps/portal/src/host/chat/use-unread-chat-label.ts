import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { unreadChatCountAtom } from './chat-state.ts';

/** How many messages are unread, and the words for it. */
export function useUnreadChatLabel(): { badge: number; badgeLabel: string } {
  const intl = useIntl();
  const count = useAtomValue(unreadChatCountAtom);
  return {
    badge: count,
    badgeLabel: intl.formatMessage(
      {
        defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
        description: 'Follows the name of the button that opens the chat',
      },
      { count },
    ),
  };
}
