import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';
import type { EntryFault } from './publication-entries.ts';

/** Words what is wrong with the day or time of a publication. */
export function usePublicationTexts() {
  const intl = useIntl();
  const faults: Record<EntryFault, string> = {
    start_day_missing: intl.formatMessage({
      defaultMessage: 'Please enter the day of publication. A day that has passed publishes the article at once.',
      description: 'Error in the publication dialog: no day of publication',
    }),
    start_time_missing: intl.formatMessage({
      defaultMessage: 'Please enter the time of publication, such as 08:00.',
      description: 'Error in the publication dialog: no time of publication',
    }),
    end_day_missing: intl.formatMessage({
      defaultMessage: 'The end has a time but no day. Please enter its day, or empty the time for no end.',
      description: 'Error in the publication dialog: a time of the end without its day',
    }),
    end_time_missing: intl.formatMessage({
      defaultMessage: 'The end has a day but no time. Please enter its time, or empty the day for no end.',
      description: 'Error in the publication dialog: a day of the end without its time',
    }),
    end_before_start: intl.formatMessage({
      defaultMessage: 'The end is not after the publication. Please choose a later end, or empty day and time for no end.',
      description: 'Error in the publication dialog: the article would end before it begins',
    }),
  };
  const format = intl.formatMessage({
    defaultMessage: 'Please enter a day that there is, as DD/MM/YYYY.',
    description: 'Error in the publication dialog: what was typed is no day',
  });
  const range = intl.formatMessage({
    defaultMessage: 'Please enter a day between 2000 and 2199.',
    description: 'Error in the publication dialog: the day is too far away',
  });
  return {
    fault: (fault: EntryFault) => faults[fault],
    day: (problem: DateProblem) => (problem === 'format' || problem === 'impossible' ? format : range),
  };
}
