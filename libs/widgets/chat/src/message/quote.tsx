import type { Schemas } from '@foyer/api';
import { classNames } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useContentText } from '../shared/use-preview-text.ts';
import * as styles from './message.css.ts';

/** The message that another replies to; with `onOpen` it leads there. */
export function Quote({ quote, onOpen }: { quote: Schemas['ChatQuote']; onOpen?: () => void }) {
  const intl = useIntl();
  const contentText = useContentText();
  const name =
    quote.sender_name ||
    intl.formatMessage({ defaultMessage: 'A former member', description: 'In place of the name of someone who has been erased' });
  const files = intl.formatMessage(
    {
      defaultMessage: '{count, plural, one {Attachment} other {# attachments}}',
      description: 'A quoted message of the chat that has no text',
    },
    { count: quote.attachments },
  );
  // What kind its files are is not known here.
  const text = quote.deleted || quote.text ? contentText({ ...quote, attachments: [] }) : files;
  const content = (
    <>
      <span className={classNames(styles.quoteName, styles.quoteText)} dir="auto">
        {name}
      </span>
      <span className={styles.quoteText} dir="auto">
        {text}
      </span>
    </>
  );
  if (!onOpen) return <div className={styles.quote}>{content}</div>;
  return (
    <button type="button" className={classNames(styles.quote, styles.quoteButton)} onClick={onOpen}>
      {content}
    </button>
  );
}
