import type { Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { Badge } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** For editors: when an article that is not out comes out, or since when it is no more. What is out needs no mark. */
export function PublicationBadge({ publication }: { publication: Schemas['NewsPublication'] }) {
  const intl = useIntl();
  const { status, publish_date: start, expires_at: end, time_zone: timeZone } = publication;
  const moment = (value: string) => intl.formatDate(value, { ...shortDateTime, timeZone });
  if (status === 'draft') {
    return (
      <Badge tone="neutral">
        <FormattedMessage defaultMessage="Draft" description="Mark of an article that has never been published, for editors" />
      </Badge>
    );
  }
  if (status === 'scheduled') {
    return (
      <Badge tone="info">
        <FormattedMessage
          defaultMessage="Scheduled for {moment}"
          description="Mark of an article that is published later, for editors"
          values={{ moment: moment(start) }}
        />
      </Badge>
    );
  }
  if (status === 'expired' && end) {
    return (
      <Badge tone="warning">
        <FormattedMessage
          defaultMessage="Expired on {moment}"
          description="Mark of an article that members see no more, for editors"
          values={{ moment: moment(end) }}
        />
      </Badge>
    );
  }
  return null;
}
