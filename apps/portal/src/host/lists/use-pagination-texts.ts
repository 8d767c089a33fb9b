import type { PaginationProps } from '@foyer/ui';
import { useIntl } from 'react-intl';

/** The words of a list's pages; `navigation` is the name of all of them together. */
export function usePaginationTexts(navigation: string): PaginationProps['texts'] {
  const intl = useIntl();
  const number = (page: number) => intl.formatNumber(page);
  return {
    navigation,
    previous: intl.formatMessage({ defaultMessage: 'Previous page', description: 'Link below a list' }),
    next: intl.formatMessage({ defaultMessage: 'Next page', description: 'Link below a list' }),
    number,
    page: (page) => intl.formatMessage({ defaultMessage: 'Page {page}', description: 'Link to a page of a list' }, { page: number(page) }),
    place: (page, last) =>
      intl.formatMessage(
        { defaultMessage: '{page} of {last}', description: 'The place in a list of pages, such as 3 of 12' },
        { page: number(page), last: number(last) },
      ),
  };
}
