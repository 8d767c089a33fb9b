import { useIntl } from 'react-intl';
import { formatExactMoment, formatMoment } from './moment.ts';
import { Time } from './time.tsx';
import { useNow } from './use-now.ts';

/** A recent moment as "5 minutes ago", an older one as a time or date; the whole moment is in its tooltip. */
export function RelativeTime({ value }: { value: string }) {
  const intl = useIntl();
  const now = useNow();
  const moment = Date.parse(value);
  if (Number.isNaN(moment)) return null;
  return (
    <Time value={value} title={formatExactMoment(intl, moment)}>
      {formatMoment(intl, moment, now)}
    </Time>
  );
}
