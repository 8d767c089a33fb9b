import type { DateProblem } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MomentFields } from '../../host/publication/moment-fields.tsx';
import * as styles from './article-editor.css.ts';
import type { FieldErrors } from './language-fields.tsx';
import type { Content } from './studio-content.ts';

type Event = NonNullable<Content['event']>;
const noEvent: Event = { first_day: '', last_day: null, start_time: null, end_time: null };

interface EventFieldsProps {
  event: Event | null;
  errorOf: FieldErrors;
  onChange: (event: Event | null) => void;
}

/** The event an article announces. Without a first day there is none. */
export function EventFields({ event, errorOf, onChange }: EventFieldsProps) {
  const intl = useIntl();
  // Before there is a first day the other entries wait here.
  const [waiting, setWaiting] = useState(noEvent);
  const [, setProblem] = useState<DateProblem>();
  const shown = event ?? waiting;
  const change = (changed: Partial<Event>) => {
    const next = { ...shown, ...changed };
    setWaiting(next);
    onChange(next.first_day ? next : null);
  };
  const fault = (field: keyof Event) => errorOf(`content.event.${field}`);
  return (
    <div className={styles.wholeLine}>
      <MomentFields
        id="event-start"
        label={<FormattedMessage defaultMessage="Event: first day (optional)" description="Field of an article that is written" />}
        timeLabel={<FormattedMessage defaultMessage="Begins at" description="Field of an article that is written: when an event begins" />}
        calendarLabel={intl.formatMessage({ defaultMessage: 'Choose the first day', description: 'Button at the event of an article' })}
        day={shown.first_day}
        time={shown.start_time ?? ''}
        errors={{ day: fault('first_day'), time: fault('start_time') }}
        onChange={({ day, time }) =>
          change({ ...(day !== undefined && { first_day: day }), ...(time !== undefined && { start_time: time || null }) })
        }
        onProblem={setProblem}
      />
      <MomentFields
        id="event-end"
        label={
          <FormattedMessage
            defaultMessage="Last day (optional)"
            description="Field of an article that is written: the last day of an event"
          />
        }
        timeLabel={<FormattedMessage defaultMessage="Ends at" description="Field of an article that is written: when an event ends" />}
        calendarLabel={intl.formatMessage({ defaultMessage: 'Choose the last day', description: 'Button at the event of an article' })}
        day={shown.last_day ?? ''}
        time={shown.end_time ?? ''}
        errors={{ day: fault('last_day'), time: fault('end_time') }}
        onChange={({ day, time }) =>
          change({ ...(day !== undefined && { last_day: day || null }), ...(time !== undefined && { end_time: time || null }) })
        }
        onProblem={setProblem}
      />
    </div>
  );
}
