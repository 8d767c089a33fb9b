import { Checkbox, DateField, type DateProblem } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../host/app/use-app.ts';
import type { FieldsProps } from './name-fields.tsx';
import { useDayText } from '../../host/people/use-day-text.ts';
import { fieldId } from './use-field-errors.ts';

/** The latest day that is today somewhere on earth, as the server counts it. */
const latestToday = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10);

interface BirthdayFieldsProps extends FieldsProps {
  /** Whether colleagues see the year may be changed. */
  withYear: boolean;
  onProblem: (problem?: DateProblem) => void;
}

/** The birthday and whether colleagues see its year. */
export function BirthdayFields({ entries, change, errors, withYear, onProblem }: BirthdayFieldsProps) {
  const intl = useIntl();
  const dayText = useDayText();
  const { now } = useApp().firstView;
  return (
    <>
      <DateField
        id={fieldId('birthday')}
        label={<FormattedMessage defaultMessage="Birthday" description="Field of a profile" />}
        hint={<FormattedMessage defaultMessage="For example 24/12/1990" description="Hint at the field for the birthday" />}
        placeholder={intl.formatMessage({ defaultMessage: 'DD/MM/YYYY', description: 'Placeholder of the birthday: day, month, year' })}
        calendarLabel={intl.formatMessage({
          defaultMessage: 'Choose the birthday from the calendar',
          description: 'Button in the birthday field',
        })}
        min="1900-01-01"
        max={latestToday(now)}
        value={entries.birthday}
        error={errors.of('birthday')}
        problemText={dayText}
        onChange={(birthday, problem) => {
          onProblem(problem);
          if (!problem) change({ birthday });
        }}
      />
      {withYear && (
        <Checkbox
          id={fieldId('is_birth_year_visible')}
          name="is_birth_year_visible"
          label={<FormattedMessage defaultMessage="Show the year to colleagues" description="Checkbox of a profile: the year of birth" />}
          description={
            <FormattedMessage
              defaultMessage="Otherwise they see only the day and month."
              description="Below the checkbox of a profile about the year of birth"
            />
          }
          checked={entries.yearVisible}
          error={errors.of('is_birth_year_visible')}
          onChange={(checked) => change({ yearVisible: checked })}
        />
      )}
    </>
  );
}
