import type { Schemas } from '@foyer/api';
import { shortDateTime } from '@foyer/i18n';
import { FormattedMessage, useIntl } from 'react-intl';

/** Says when members are notified that they are asked to confirm an article that is not published. */
export function WhenNotified({ publication }: { publication: Schemas['NewsPublication'] }) {
  const intl = useIntl();
  const { status, publish_date: start, time_zone: timeZone } = publication;
  if (status === 'expired') {
    return (
      <FormattedMessage
        defaultMessage="The article has expired. Members will be notified in their activities once it is published again."
        description="For editors: when members are told that they are asked to confirm an article"
      />
    );
  }
  return (
    <FormattedMessage
      defaultMessage="The article is not published yet. Members will be notified in their activities when it is, on {moment}."
      description="For editors: when members are told that they are asked to confirm an article"
      values={{ moment: intl.formatDate(start, { ...shortDateTime, timeZone }) }}
    />
  );
}
