import { FormattedMessage } from 'react-intl';

/** Says on a teaser that its article asks for a read confirmation, whether or not the reader has given theirs. */
export const ConfirmationAsked = () => (
  <FormattedMessage
    defaultMessage="Read confirmation"
    description="Mark of an article that asks members to confirm that they have read it"
  />
);
