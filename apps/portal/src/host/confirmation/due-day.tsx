import { Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShellData } from '../app/shell-data.ts';
import { useApp } from '../app/use-app.ts';

/** The day it is for the customer, as `YYYY-MM-DD`. */
const today = (now: number, timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

/** The day by which confirmation is asked. */
export function DueDay({ day }: { day: string }) {
  const intl = useIntl();
  const { now } = useApp().firstView;
  const { time_zone: timeZone } = useShellData().settings.organisation;
  const date = intl.formatDate(`${day}T12:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const over = day < today(now, timeZone);
  return (
    <Text weight="medium" tone={over ? 'critical' : undefined}>
      {over ? (
        <FormattedMessage
          defaultMessage="This was due by {date}. Please confirm it as soon as you can."
          description="Below what a member confirms; the day has passed"
          values={{ date }}
        />
      ) : (
        <FormattedMessage defaultMessage="Please confirm it by {date}." description="Below what a member confirms" values={{ date }} />
      )}
    </Text>
  );
}
