import { shortDateTime } from '@foyer/i18n';
import { useIntl } from 'react-intl';

/** When a message was written: the time of day, with the whole date in its tooltip. */
export function MessageTime({ time }: { time: string }) {
  const intl = useIntl();
  return (
    <time dateTime={time} title={intl.formatDate(time, { ...shortDateTime, day: '2-digit', hourCycle: 'h23' })}>
      {intl.formatDate(time, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
    </time>
  );
}
