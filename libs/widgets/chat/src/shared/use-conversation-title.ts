import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';

/** What a conversation is called: its name, or its people. */
export function useConversationTitle(): (conversation: Pick<Schemas['Conversation'], 'name' | 'members' | 'member_count'>) => string {
  const intl = useIntl();
  return ({ name, members, member_count }) => {
    if (name) return name;
    const names = members.map((one) => one.name);
    const hidden = member_count - 1 - names.length;
    if (hidden > 0) {
      names.push(
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# more} other {# more}}',
            description: 'Members of a conversation who are not named, at the end of a list of names',
          },
          { count: hidden },
        ),
      );
    }
    if (names.length > 0) return intl.formatList(names, { type: 'conjunction' });
    return intl.formatMessage({ defaultMessage: 'Conversation without others', description: 'Title of a chat that all others have left' });
  };
}
