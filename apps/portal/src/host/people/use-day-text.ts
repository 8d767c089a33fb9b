import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** Words why what was typed is no day in a member's life. */
export function useDayText(): (problem: DateProblem) => string {
  const intl = useIntl();
  return (problem) => {
    switch (problem) {
      case 'format':
        return intl.formatMessage({
          defaultMessage: 'Please enter the date as DD/MM/YYYY.',
          description: 'Error below the birthday: what was typed is no date',
        });
      case 'impossible':
        return intl.formatMessage({
          defaultMessage: 'This date does not exist. Please enter it as DD/MM/YYYY.',
          description: 'Error below the birthday: such as 31/04/1990',
        });
      case 'tooEarly':
        return intl.formatMessage({
          defaultMessage: 'This date is before 1900. Please check the year.',
          description: 'Error below the birthday',
        });
      case 'tooLate':
        return intl.formatMessage({
          defaultMessage: 'This date is in the future. Please enter the year with four digits.',
          description: 'Error below the birthday',
        });
    }
  };
}
