import { FormattedMessage } from 'react-intl';

/** The question before a note is given up. */
export const discardWords = {
  title: <FormattedMessage defaultMessage="Discard your note?" description="Question when a dialog of reviews is closed" />,
  discardLabel: <FormattedMessage defaultMessage="Discard" description="Answer when a dialog of reviews is closed" />,
  keepLabel: <FormattedMessage defaultMessage="Keep writing" description="Answer when a dialog of reviews is closed" />,
};
