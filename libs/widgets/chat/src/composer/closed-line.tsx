import { FormattedMessage } from 'react-intl';
import { closed } from './composer.css.ts';

/** Stands in the place of the field where no one could read what is written. */
export const ClosedLine = () => (
  <p className={closed}>
    <FormattedMessage
      defaultMessage="You can no longer write here: the other person has left."
      description="In place of the field of a conversation with someone who can no longer log in"
    />
  </p>
);
