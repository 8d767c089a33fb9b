import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';

/** Says what happened to a conversation; null where it is of a kind that is not known. */
export function useNoteText(): (message: Pick<Schemas['ChatMessage'], 'note' | 'sender'>) => string | null {
  const intl = useIntl();
  return ({ note, sender }) => {
    if (!note) return null;
    const someone = intl.formatMessage({
      defaultMessage: 'A former member',
      description: 'In place of the name of someone who has been erased',
    });
    const values = {
      person: sender?.name ?? someone,
      people: note.people.length > 0 ? intl.formatList(note.people.map(({ name }) => name)) : someone,
      name: note.name ?? '',
    };
    switch (note.type) {
      case 'created':
        return intl.formatMessage({ defaultMessage: '{person} began the conversation', description: 'Line in a chat' }, values);
      case 'members_added':
        return intl.formatMessage({ defaultMessage: '{person} added {people}', description: 'Line in a chat' }, values);
      case 'member_removed':
        return intl.formatMessage({ defaultMessage: '{person} removed {people}', description: 'Line in a chat' }, values);
      case 'member_left':
        return intl.formatMessage({ defaultMessage: '{person} left the conversation', description: 'Line in a chat' }, values);
      case 'renamed':
        return note.name
          ? intl.formatMessage({ defaultMessage: '{person} named the conversation “{name}”', description: 'Line in a chat' }, values)
          : intl.formatMessage({ defaultMessage: '{person} removed the name of the conversation', description: 'Line in a chat' }, values);
      default:
        return null;
    }
  };
}
