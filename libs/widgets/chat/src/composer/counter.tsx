import { classNames } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './composer.css.ts';

/** So many a message can have. */
export const mostLetters = 10_000;
/** From here on it is said how many there are. */
const nearEnd = 9_500;

/** How long a message is, near the end of what it can have. */
export function Counter({ length }: { length: number }) {
  if (length < nearEnd) return null;
  return (
    <p className={classNames(styles.counter, length > mostLetters && styles.tooLong)} role="status">
      <FormattedMessage
        defaultMessage="{length, number} of {most, number} characters"
        description="Below the field of the chat, where a message becomes too long"
        values={{ length, most: mostLetters }}
      />
    </p>
  );
}
