import type { Schemas } from '@foyer/api';
import { Avatar, classNames } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { Attachments } from './attachments.tsx';
import type { MessageActions } from './message-actions.ts';
import { MessageMenu } from './message-menu.tsx';
import { MessageText } from './message-text.tsx';
import { MessageTime } from './message-time.tsx';
import * as styles from './message.css.ts';
import { Quote } from './quote.tsx';
import { Reactions } from './reactions.tsx';
import { SentStatus } from './sent-status.tsx';

interface MessageItemProps {
  message: Schemas['ChatMessage'];
  conversation: Schemas['Conversation'];
  me: string;
  /** Begins what its sender says without a break. */
  first: boolean;
  /** It was looked for. */
  marked: boolean;
  actions: MessageActions;
}

/** A message of a conversation. */
export function MessageItem({ message, conversation, me, first, marked, actions }: MessageItemProps) {
  const own = message.sender?.id === me;
  const named = first && !own && conversation.type === 'group';
  const { write } = conversation.permissions;
  return (
    <div
      className={classNames(styles.row, own && styles.ownRow, first && styles.firstRow)}
      data-line={message.id}
      data-seq={message.seq}
      tabIndex={-1}
    >
      {!own && conversation.type === 'group' && (
        <span className={styles.face}>
          {first && <Avatar name={message.sender?.name ?? '?'} src={message.sender?.image?.variants[0]?.src} size="s" decorative />}
        </span>
      )}
      <div className={classNames(styles.stack, own && styles.ownStack)}>
        {named && <SenderName sender={message.sender} />}
        <div className={classNames(styles.line, own && styles.ownRow)}>
          <div className={classNames(styles.bubble, own && styles.ownBubble, marked && styles.marked)}>
            <Content {...{ message, actions }} />
            <span className={styles.facts}>
              <MessageTime time={message.time} />
              {message.edited_at && !message.deleted && (
                <FormattedMessage defaultMessage="edited" description="The text of a message of the chat was changed" />
              )}
              {own && !message.deleted && <SentStatus {...{ message, conversation }} />}
            </span>
          </div>
          {!message.deleted && <MessageMenu {...{ message, me, actions }} canWrite={write} />}
        </div>
        <Reactions reactions={message.reactions} me={me} onReact={(sign) => actions.react(message, sign)} />
      </div>
    </div>
  );
}

function SenderName({ sender }: Pick<Schemas['ChatMessage'], 'sender'>) {
  return (
    <span className={styles.sender} dir="auto">
      {sender?.name ?? (
        <FormattedMessage defaultMessage="A former member" description="In place of the name of someone who has been erased" />
      )}
    </span>
  );
}

function Content({ message, actions }: Pick<MessageItemProps, 'message' | 'actions'>) {
  const { quote, text, deleted, attachments } = message;
  if (deleted) {
    return (
      <span className={styles.gone}>
        <FormattedMessage defaultMessage="Message deleted" description="In place of a message of the chat" />
      </span>
    );
  }
  return (
    <>
      {quote && <Quote quote={quote} onOpen={() => actions.goTo(quote.seq)} />}
      {attachments.length > 0 && <Attachments attachments={attachments} />}
      {text && <MessageText {...message} />}
    </>
  );
}
