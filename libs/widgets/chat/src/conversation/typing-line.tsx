import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './conversation.css.ts';
import { useTypingPeople } from './use-typing-people.ts';

/** Says who is writing. */
export function TypingLine({ conversation }: { conversation: string }) {
  const intl = useIntl();
  const people = useTypingPeople(conversation);
  return (
    <p className={styles.typing} dir="auto">
      {people.length > 0 && (
        <FormattedMessage
          defaultMessage="{count, plural, one {{people} is writing …} other {{people} are writing …}}"
          description="Below the messages of a conversation"
          values={{ count: people.length, people: intl.formatList(people) }}
        />
      )}
    </p>
  );
}
