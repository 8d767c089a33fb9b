import type { DateProblem } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** Words why what was typed is no day. */
export function useDayText(): (problem: DateProblem) => string {
  const intl = useIntl();
  return (problem) =>
    problem === 'impossible'
      ? intl.formatMessage({
          defaultMessage: 'This date does not exist. Please enter it as DD/MM/YYYY.',
          description: 'Error below a day: such as 31/04',
        })
      : intl.formatMessage({
          defaultMessage: 'Please enter the date as DD/MM/YYYY.',
          description: 'Error below a day: what was typed is no date',
        });
}
