import { FormattedMessage } from 'react-intl';

/** Says on a teaser that its article asks for a read confirmation, and once the reader has given theirs, that they have. */
export const ConfirmationState = ({ confirmed }: { confirmed: boolean }) =>
  confirmed ? (
    <FormattedMessage defaultMessage="Confirmed" description="Mark of an article that the reader has confirmed to have read" />
  ) : (
    <FormattedMessage
      defaultMessage="Read confirmation"
      description="Mark of an article that asks members to confirm that they have read it"
    />
  );
