import { DateField, type DateProblem, Grid, Text, TextField } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './moment-fields.css.ts';
import { usePublicationTexts } from './publication-texts.ts';

interface MomentFieldsProps {
  id: string;
  label: ReactNode;
  timeLabel: ReactNode;
  /** About the day and the time; below both, so that their boxes stay in line. */
  hint?: ReactNode;
  calendarLabel: string;
  day: string;
  time: string;
  errors: { day: string | undefined; time: string | undefined };
  onChange: (changed: { day?: string; time?: string }) => void;
  /** Called with what was typed and is no day. */
  onProblem: (problem: DateProblem | undefined) => void;
}

/** A day and a time of day beside it. */
export function MomentFields({ id, label, timeLabel, hint, calendarLabel, day, time, errors, onChange, onProblem }: MomentFieldsProps) {
  const intl = useIntl();
  const texts = usePublicationTexts();
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={hint ? `${id}-both` : undefined} className={styles.moment}>
      <Grid columns="narrow" gap="m" className={styles.fields}>
        <DateField
          id={id}
          label={label}
          placeholder={intl.formatMessage({ defaultMessage: 'DD/MM/YYYY', description: 'Placeholder of a day in the publication dialog' })}
          calendarLabel={calendarLabel}
          min="2000-01-01"
          max="2199-12-31"
          value={day}
          error={errors.day}
          problemText={texts.day}
          onChange={(next, problem) => {
            onProblem(problem);
            if (!problem) onChange({ day: next });
          }}
        />
        <TextField type="time" label={timeLabel} value={time} error={errors.time} onChange={(value) => onChange({ time: value })} />
      </Grid>
      {hint && (
        <Text id={`${id}-both`} size="s" tone="muted">
          {hint}
        </Text>
      )}
    </div>
  );
}
