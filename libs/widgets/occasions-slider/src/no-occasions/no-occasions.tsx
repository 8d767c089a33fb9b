import { CakeIcon, EmptyState } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Instead of sliders, where no one shows a birthday and no one has an anniversary. Guests of another website have no colleagues and no profile. */
export function NoOccasions({ toGuests }: { toGuests: boolean }) {
  return (
    <EmptyState
      icon={CakeIcon}
      title={
        <FormattedMessage
          defaultMessage="Nothing to celebrate yet"
          description="Title in place of the sliders of birthdays and anniversaries"
        />
      }
    >
      {toGuests ? (
        <FormattedMessage
          defaultMessage="Birthdays and work anniversaries of the team will appear here."
          description="To guests of another website, in place of the sliders of birthdays and anniversaries"
        />
      ) : (
        <FormattedMessage
          defaultMessage="Your colleagues’ birthdays and work anniversaries will appear here. You can add your own birthday in your profile."
          description="In place of the sliders of birthdays and anniversaries"
        />
      )}
    </EmptyState>
  );
}
