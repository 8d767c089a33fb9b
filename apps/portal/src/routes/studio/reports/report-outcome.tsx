import type { Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { Text } from '@foyer/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';

/** What was decided on a report, when and by whom. */
export function ReportOutcome({ decided_by: by, decided_at: at }: Pick<Schemas['StudioReport'], 'decided_by' | 'decided_at'>) {
  const moment = <FormattedDate value={at ?? ''} {...shortDateTime} />;
  return (
    <Text size="s" tone="muted">
      {by ? (
        <FormattedMessage
          defaultMessage="Decided by {name}, {moment}"
          description="At a settled report; moment is a day and time"
          values={{ name: <bdi>{by.name}</bdi>, moment }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Decided {moment}"
          description="At a settled report; moment is a day and time"
          values={{ moment }}
        />
      )}
    </Text>
  );
}
