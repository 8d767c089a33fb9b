import { classNames, ClockIcon, CloseIcon, Icon, IconButton } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Pending } from '../sync/outbox.ts';
import { Attachments } from './attachments.tsx';
import { MessageText } from './message-text.tsx';
import * as styles from './message.css.ts';
import { Quote } from './quote.tsx';

interface PendingItemProps {
  message: Pending;
  /** It waits for a connection. */
  waits: boolean;
  onCancel: () => void;
}

/** A message that is on its way to the server. */
export function PendingItem({ message, waits, onCancel }: PendingItemProps) {
  const intl = useIntl();
  const { text, mentions, quote, attachments } = message;
  return (
    <div className={classNames(styles.row, styles.ownRow, styles.firstRow)} data-line={message.key}>
      <div className={classNames(styles.stack, styles.ownStack)}>
        <div className={classNames(styles.line, styles.ownRow)}>
          <div className={classNames(styles.bubble, styles.ownBubble)}>
            {quote && <Quote quote={quote} />}
            {attachments.length > 0 && <Attachments attachments={attachments} />}
            {text && <MessageText text={text} mentions={[...mentions]} />}
            <span className={styles.facts}>
              <Icon icon={ClockIcon} />
              {waits ? (
                <FormattedMessage defaultMessage="Will be sent when you are online" description="Status of a message of the chat" />
              ) : (
                <FormattedMessage defaultMessage="Being sent" description="Status of a message of the chat" />
              )}
            </span>
          </div>
          {waits && (
            <IconButton
              label={intl.formatMessage({ defaultMessage: 'Do not send', description: 'Button beside a message that is not sent yet' })}
              icon={<Icon icon={CloseIcon} />}
              onClick={onCancel}
            />
          )}
        </div>
      </div>
    </div>
  );
}
