import type { Schemas } from '@foyer/api';
import { CloseIcon, EditIcon, Icon, IconButton } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Quote } from '../message/quote.tsx';
import * as styles from './composer.css.ts';

/** The message that is replied to. */
export function QuoteBar({ quote, onRemove }: { quote: Schemas['ChatQuote']; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      <div className={styles.barText}>
        <Quote quote={quote} />
      </div>
      <IconButton
        label={intl.formatMessage({
          defaultMessage: 'Do not reply to it',
          description: 'Button beside the message of the chat that is replied to',
        })}
        icon={<Icon icon={CloseIcon} />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Says that a message is being changed. */
export function EditBar({ onEnd }: { onEnd: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.bar}>
      <Icon icon={EditIcon} />
      <span className={styles.barText}>
        <FormattedMessage defaultMessage="Edit message" description="Above the field of the chat, while a message is being changed" />
      </span>
      <IconButton
        label={intl.formatMessage({
          defaultMessage: 'Leave the message as it is',
          description: 'Ends the change of a message of the chat',
        })}
        icon={<Icon icon={CloseIcon} />}
        onClick={onEnd}
      />
    </div>
  );
}
