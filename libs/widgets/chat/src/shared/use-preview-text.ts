import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';
import { useNoteText } from './note-text.tsx';

type Content = Pick<Schemas['ChatMessage'], 'text' | 'deleted' | 'attachments'>;

/** A message in a line: its text, or what it is in place of one. */
export function useContentText(): (content: Content) => string {
  const intl = useIntl();
  return ({ text, deleted, attachments }) => {
    if (deleted) return intl.formatMessage({ defaultMessage: 'Message deleted', description: 'In place of a message of the chat' });
    if (text) return text;
    const values = { count: attachments.length };
    if (attachments.every(({ image }) => image)) {
      return intl.formatMessage(
        { defaultMessage: '{count, plural, one {Photo} other {# photos}}', description: 'A message of the chat without text, in one line' },
        values,
      );
    }
    return intl.formatMessage(
      { defaultMessage: '{count, plural, one {File} other {# files}}', description: 'A message of the chat without text, in one line' },
      values,
    );
  };
}

/** The last message of a conversation in a line, with who wrote it where that is not clear. */
export function usePreviewText(me: string): (conversation: Schemas['Conversation']) => string {
  const intl = useIntl();
  const contentText = useContentText();
  const noteText = useNoteText();
  return ({ type, last_message: last }) => {
    if (!last) return intl.formatMessage({ defaultMessage: 'No messages yet', description: 'In the list of conversations' });
    if (last.kind === 'note') return noteText(last) ?? '';
    const text = contentText(last);
    if (last.sender?.id === me) {
      return intl.formatMessage(
        { defaultMessage: 'You: {text}', description: 'The last message of a conversation, written by the reader' },
        { text },
      );
    }
    if (type === 'direct' || !last.sender) return text;
    const name = last.sender.name.split(' ')[0];
    return intl.formatMessage(
      { defaultMessage: '{name}: {text}', description: 'The last message of a conversation, with who wrote it' },
      { name, text },
    );
  };
}
