import type { Schemas } from '@foyer/api';
import { type DateProblem, NativeSelect } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../host/app/use-app.ts';
import { TitleFields } from '../setup/title-fields.tsx';
import { DayField } from './day-field.tsx';
import { HotelField } from './hotel-field.tsx';
import { genderNames } from './people-words.ts';
import * as styles from '../records/records.css.ts';
import type { PersonEntries } from './person-entries.ts';
import { type PersonFieldsProps, wired } from './person-fields.ts';
import type { WrongDays } from './use-person-errors.ts';

interface WorkFieldsProps extends PersonFieldsProps {
  hotels: Schemas['StudioPeopleOptions']['hotels'];
  onProblem: (wrong: WrongDays) => void;
}

const hour = 3_600_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Position, house, and the days that are celebrated. */
export function WorkFields({ hotels, onProblem, ...props }: WorkFieldsProps) {
  const intl = useIntl();
  const { now } = useApp().firstView;
  const { entries, change } = props;
  const noted = (name: keyof WrongDays) => (problem: DateProblem | undefined) => onProblem({ [name]: problem });
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TitleFields
          {...wired('title', props)}
          folded
          label={(language) => (
            <FormattedMessage
              defaultMessage="Position ({language})"
              description="Field of an account: a person’s job in the house"
              values={{ language }}
            />
          )}
          title={entries.title}
          onChange={(title) => change({ title })}
        />
      </div>
      <div className={styles.pair}>
        <HotelField
          {...wired('hotel_id', props)}
          hotels={hotels}
          value={entries.hotel_id}
          onChange={(hotel) => change({ hotel_id: hotel })}
        />
        <NativeSelect
          {...wired('gender', props)}
          label={<FormattedMessage defaultMessage="Gender" description="Field of an account" />}
          value={entries.gender ?? ''}
          onChange={(gender) => change({ gender: (gender || null) as PersonEntries['gender'] })}
        >
          <option value="">{intl.formatMessage({ defaultMessage: 'Not given', description: 'Gender of a member: none' })}</option>
          {Object.entries(genderNames).map(([gender, name]) => (
            <option key={gender} value={gender}>
              {intl.formatMessage(name)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <div className={styles.pair}>
        <DayField
          {...props}
          name="hired_on"
          label={<FormattedMessage defaultMessage="First day at work" description="Field of an account" />}
          calendarLabel={intl.formatMessage({
            defaultMessage: 'Choose the first day at work from the calendar',
            description: 'Button in a field of an account',
          })}
          max={dayOf(now + 366 * 24 * hour)}
          onProblem={noted('hired_on')}
        />
        <DayField
          {...props}
          name="birthday"
          label={<FormattedMessage defaultMessage="Birthday" description="Field of an account" />}
          calendarLabel={intl.formatMessage({
            defaultMessage: 'Choose the birthday from the calendar',
            description: 'Button in a field of an account',
          })}
          max={dayOf(now + 14 * hour)}
          onProblem={noted('birthday')}
        />
      </div>
    </div>
  );
}
