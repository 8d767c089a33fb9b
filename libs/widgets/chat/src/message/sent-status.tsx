import type { Schemas } from '@foyer/api';
import { CheckIcon, Icon, ReadIcon } from '@foyer/ui';
import { useIntl } from 'react-intl';

interface SentStatusProps {
  message: Schemas['ChatMessage'];
  conversation: Schemas['Conversation'];
}

/** Whether a message of the reader's own has been read, and by whom. */
export function SentStatus({ message, conversation: { readers, members } }: SentStatusProps) {
  const intl = useIntl();
  const read = readers.filter(({ number }) => number >= message.number);
  const all = readers.length > 0 && read.length === readers.length;
  const names = read.flatMap(({ user_id }) => members.find(({ id }) => id === user_id)?.name ?? []);
  const label = all
    ? intl.formatMessage({ defaultMessage: 'Read by all', description: 'Status of a message of the chat' })
    : names.length > 0
      ? intl.formatMessage(
          { defaultMessage: 'Read by {names}', description: 'Status of a message of the chat' },
          { names: intl.formatList(names) },
        )
      : intl.formatMessage({ defaultMessage: 'Sent', description: 'Status of a message of the chat' });
  return (
    <span role="img" aria-label={label} title={label}>
      <Icon icon={all ? ReadIcon : CheckIcon} />
    </span>
  );
}
