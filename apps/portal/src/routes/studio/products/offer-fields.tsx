import { Switch, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellData } from '../../../host/app/shell-data.ts';
import { MomentFields } from '../../../host/publication/moment-fields.tsx';
import * as styles from '../records/records.css.ts';
import { withTimes } from './product-entries.ts';
import { fieldId, type ProductFieldsProps, type WrongDays } from './use-product-errors.ts';

interface OfferFieldsProps extends ProductFieldsProps {
  onProblem: (wrong: WrongDays) => void;
}

/** Whether and when members are offered a reward. */
export function OfferFields({ entries, errors, change, onProblem }: OfferFieldsProps) {
  const intl = useIntl();
  const { time_zone: timeZone } = useShellData().settings.organisation;
  return (
    <div className={styles.fields}>
      <Switch
        id={fieldId('active')}
        label={<FormattedMessage defaultMessage="Offer this reward" description="Switch of a reward" />}
        checked={entries.active}
        onChange={(active) => change({ active })}
      />
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="Switched off, no one is offered it, whatever its dates. Members who have it in their cart are told that it is gone."
          description="Hint at the switch of a reward"
        />
      </Text>
      <MomentFields
        id={fieldId('available_from')}
        label={<FormattedMessage defaultMessage="From (optional)" description="Field of a reward: the first day of the offer" />}
        timeLabel={<FormattedMessage defaultMessage="Begins at" description="Field of a reward: when on the first day of the offer" />}
        calendarLabel={intl.formatMessage({ defaultMessage: 'Choose the first day', description: 'Button at the offer of a reward' })}
        day={entries.fromDay}
        time={entries.fromTime}
        errors={{ day: errors.of('available_from'), time: undefined }}
        onChange={({ day, time }) =>
          change(withTimes({ ...(day !== undefined && { fromDay: day }), ...(time !== undefined && { fromTime: time }) }, entries))
        }
        onProblem={(problem) => onProblem({ available_from: problem })}
      />
      <MomentFields
        id={fieldId('available_to')}
        label={<FormattedMessage defaultMessage="Until (optional)" description="Field of a reward: the last day of the offer" />}
        timeLabel={<FormattedMessage defaultMessage="Ends at" description="Field of a reward: when on the last day of the offer" />}
        calendarLabel={intl.formatMessage({ defaultMessage: 'Choose the last day', description: 'Button at the offer of a reward' })}
        day={entries.toDay}
        time={entries.toTime}
        errors={{ day: errors.of('available_to'), time: undefined }}
        onChange={({ day, time }) =>
          change(withTimes({ ...(day !== undefined && { toDay: day }), ...(time !== undefined && { toTime: time }) }, entries))
        }
        onProblem={(problem) => onProblem({ available_to: problem })}
      />
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="Times are in {timeZone}. Without dates, the reward is always offered."
          description="Hint at the offer of a reward; timeZone is such as Europe/Berlin"
          values={{ timeZone: timeZone.replaceAll('_', ' ') }}
        />
      </Text>
    </div>
  );
}
