import { DateField, type DateProblem } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDayText } from '../../../host/people/use-day-text.ts';
import { type PersonFieldsProps, wired } from './person-fields.ts';

interface DayFieldProps extends PersonFieldsProps {
  name: 'birthday' | 'hired_on';
  label: ReactNode;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** The latest day that there can be. */
  max: string;
  onProblem: (problem: DateProblem | undefined) => void;
}

/** A day in a member's life, from 1900 on. */
export function DayField({ name, label, calendarLabel, max, onProblem, ...props }: DayFieldProps) {
  const intl = useIntl();
  const dayText = useDayText();
  return (
    <DateField
      {...wired(name, props)}
      label={label}
      hint={
        <FormattedMessage defaultMessage="For example 24/12/1990" description="Hint at a field for a day in the form about an account" />
      }
      placeholder={intl.formatMessage({
        defaultMessage: 'DD/MM/YYYY',
        description: 'Placeholder of a day in the form about an account: day, month, year',
      })}
      calendarLabel={calendarLabel}
      min="1900-01-01"
      max={max}
      value={props.entries[name] ?? ''}
      problemText={dayText}
      onChange={(day, problem) => {
        onProblem(problem);
        if (!problem) props.change({ [name]: day || null });
      }}
    />
  );
}
