import { FormattedMessage } from 'react-intl';

/** How many years at work an anniversary completes. */
export const YearsHere = ({ years }: { years: number }) => (
  <FormattedMessage
    defaultMessage="{years, plural, one {# year} other {# years}}"
    description="How long a person has worked here on their anniversary, after the date of the first day"
    values={{ years }}
  />
);
