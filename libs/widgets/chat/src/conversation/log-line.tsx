import type { Schemas } from '@foyer/api';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageActions } from '../message/message-actions.ts';
import { MessageItem } from '../message/message-item.tsx';
import * as styles from '../message/message.css.ts';
import { useNoteText } from '../shared/note-text.tsx';
import type { Line } from './arrange.ts';

interface LogLineProps {
  line: Line;
  conversation: Schemas['Conversation'];
  me: string;
  markedSeq: number | null;
  actions: MessageActions;
}

/** A line of a conversation: a message, a day, what happened. */
export function LogLine({ line, conversation, me, markedSeq, actions }: LogLineProps) {
  const intl = useIntl();
  const noteText = useNoteText();
  switch (line.kind) {
    case 'message':
      return (
        <MessageItem {...{ conversation, me, actions }} message={line.message} first={line.first} marked={line.message.seq === markedSeq} />
      );
    case 'note': {
      const text = noteText(line.message);
      return text ? (
        <p className={styles.centred} data-line={line.key} data-seq={line.message.seq} dir="auto">
          {text}
        </p>
      ) : null;
    }
    case 'day':
      return <p className={styles.centred}>{intl.formatDate(line.time, { dateStyle: 'full' })}</p>;
    case 'new':
      return (
        <p className={styles.newLine} data-new>
          <FormattedMessage defaultMessage="New" description="Above the first message of a conversation that is new" />
        </p>
      );
  }
}
