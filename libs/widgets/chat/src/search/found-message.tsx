import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { FormattedMessage } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { excerpt } from './excerpt.ts';
import * as styles from './message-search.css.ts';

/** A message that was found; it leads to its place in the conversation. */
export function FoundMessage({ message, query }: { message: Schemas['ChatMessage']; query: string }) {
  const { lead } = useChat();
  const { conversation_id: id, seq, sender, time, text } = message;
  return (
    <button type="button" className={styles.found} onClick={() => lead({ name: 'conversation', id, at: seq })}>
      <span className={styles.head}>
        <bdi className={styles.name}>
          {sender?.name ?? (
            <FormattedMessage defaultMessage="A former member" description="In place of the name of someone who has been erased" />
          )}
        </bdi>
        <span className={styles.time}>
          <RelativeTime value={time} />
        </span>
      </span>
      <span className={styles.text} dir="auto">
        {excerpt(text, query)}
      </span>
    </button>
  );
}
