import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';
import type { EntryFault } from './publication-entries.ts';

/** Words what is wrong with the day or time of a publication. */
export function usePublicationTexts() {
  const intl = useIntl();
  const faults: Record<EntryFault, string> = {
    day_missing: intl.formatMessage({ defaultMessage: 'Please enter a day.', description: 'Error in the publication dialog' }),
    time_missing: intl.formatMessage({ defaultMessage: 'Please enter a time.', description: 'Error in the publication dialog' }),
    end_before_start: intl.formatMessage({
      defaultMessage: 'Please choose a moment after the publication.',
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
