import type { Schemas } from '@foyer/api';
import { Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellData } from '../app/shell-data.ts';
import { clocksDiffer } from './clocks-differ.ts';

/** Says by which clock an event's times are meant, where the reader's is another. */
export function EventZone({ event }: { event: Schemas['Event'] }) {
  const intl = useIntl();
  const { time_zone: timeZone } = useShellData().settings.organisation;
  if (!event.start_time || !clocksDiffer(timeZone, intl.timeZone, `${event.first_day}T${event.start_time}Z`)) return null;
  const parts = intl.formatDateToParts(`${event.first_day}T12:00Z`, { timeZone, timeZoneName: 'long' });
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return (
    <Text size="s">
      <FormattedMessage
        defaultMessage="Times are given in {zone}."
        description="Below an event's times, where the reader's clock is another; zone is such as Central European Time"
        values={{ zone }}
      />
    </Text>
  );
}
