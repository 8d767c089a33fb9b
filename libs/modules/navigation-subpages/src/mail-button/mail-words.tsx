import { FormattedMessage } from 'react-intl';

/** What leads to the reader's mail program. */
export const MailWords = () => (
  <FormattedMessage defaultMessage="Write an e-mail" description="Mail button below the ways to further pages" />
);
