import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** Words why what was typed is no birthday. */
export function useDayText(): (problem: DateProblem) => string {
  const intl = useIntl();
  return (problem) => {
    switch (problem) {
      case 'format':
        return intl.formatMessage({
          defaultMessage: 'Please enter day, month and year as DD/MM/YYYY.',
          description: 'Error below the birthday: what was typed is no date',
        });
      case 'impossible':
        return intl.formatMessage({
          defaultMessage: 'There is no such day. Please enter it as DD/MM/YYYY.',
          description: 'Error below the birthday: such as 31/04/1990',
        });
      case 'tooEarly':
        return intl.formatMessage({
          defaultMessage: 'This day lies before 1900. Please check the year.',
          description: 'Error below the birthday',
        });
      case 'tooLate':
        return intl.formatMessage({
          defaultMessage: 'This day lies in the future. Please give the year four digits.',
          description: 'Error below the birthday',
        });
    }
  };
}
