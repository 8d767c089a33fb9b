import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';
import type { EntryFault } from './publication-entries.ts';

/** Words what is wrong with the day or time of a publication. */
export function usePublicationTexts() {
  const intl = useIntl();
  const faults: Record<EntryFault, string> = {
    start_day_missing: intl.formatMessage({
      defaultMessage: 'Please enter the publication date. A date in the past publishes the article immediately.',
      description: 'Error in the publication dialog: no day of publication',
    }),
    start_time_missing: intl.formatMessage({
      defaultMessage: 'Please enter the time of publication, such as 08:00.',
      description: 'Error in the publication dialog: no time of publication',
    }),
    end_day_missing: intl.formatMessage({
      defaultMessage: 'The end has a time but no date. Please enter a date, or clear the time to have no end.',
      description: 'Error in the publication dialog: a time of the end without its day',
    }),
    end_time_missing: intl.formatMessage({
      defaultMessage: 'The end has a date but no time. Please enter a time, or clear the date to have no end.',
      description: 'Error in the publication dialog: a day of the end without its time',
    }),
    end_before_start: intl.formatMessage({
      defaultMessage: 'The end must be after publication. Please choose a later end, or clear the date and time to have no end.',
      description: 'Error in the publication dialog: the article would end before it begins',
    }),
  };
  const format = intl.formatMessage({
    defaultMessage: 'Please enter a valid date as DD/MM/YYYY.',
    description: 'Error in the publication dialog: what was typed is no day',
  });
  const range = intl.formatMessage({
    defaultMessage: 'Please enter a date between 2000 and 2199.',
    description: 'Error in the publication dialog: the day is too far away',
  });
  return {
    fault: (fault: EntryFault) => faults[fault],
    day: (problem: DateProblem) => (problem === 'format' || problem === 'impossible' ? format : range),
  };
}
