import { CakeIcon, EmptyState } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Instead of sliders, where no one shows a birthday and no one has an anniversary. */
export function NoOccasions() {
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
      <FormattedMessage
        defaultMessage="Birthdays and work anniversaries of your colleagues will stand here. You can add your own birthday in your profile."
        description="In place of the sliders of birthdays and anniversaries"
      />
    </EmptyState>
  );
}
