import { useIntl } from 'react-intl';

/** The words of a list's filters (`FilterButton`, `FilterDialog`, `ActiveFilters` of the design system). */
export function useFilterTexts() {
  const intl = useIntl();
  const number = (count: number) => intl.formatNumber(count);
  const reset = intl.formatMessage({ defaultMessage: 'Reset', description: 'Button that takes back all filters of a list' });
  const removeLabel = (value: string) =>
    intl.formatMessage({ defaultMessage: 'Remove {value}', description: 'Name of the cross beside a filter of a list' }, { value });
  return {
    button: {
      label: intl.formatMessage({ defaultMessage: 'Filter', description: 'Button that opens the filters of a list' }),
      count: (count: number) => (count > 0 ? number(count) : undefined),
      countLabel: (count: number) =>
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# filter is applied} other {# filters are applied}}',
            description: 'For screen readers: how many filters a list has, behind the name of the button that opens them',
          },
          { count },
        ),
    },
    active: {
      label: intl.formatMessage({ defaultMessage: 'Applied filters', description: 'Name of the list of filters that are applied' }),
      removeLabel,
      resetLabel: reset,
    },
    dialog: {
      title: intl.formatMessage({ defaultMessage: 'Filter', description: 'Title of the overlay with the filters of a list' }),
      closeLabel: intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the overlay with the filters of a list' }),
      apply: intl.formatMessage({ defaultMessage: 'Apply', description: 'Button that applies the filters of a list' }),
      reset,
      any: intl.formatMessage({ defaultMessage: 'All', description: 'Choice of nothing in a filter of a list' }),
      countText: (count: number) =>
        intl.formatMessage(
          {
            defaultMessage: '{count, plural, one {# selected} other {# selected}}',
            description: 'How much is chosen in a filter of a list',
          },
          { count },
        ),
      searchLabel: (label: string) =>
        intl.formatMessage(
          { defaultMessage: 'Search: {label}', description: 'Search within a filter of a list, label is its name' },
          { label },
        ),
      emptyText: intl.formatMessage({ defaultMessage: 'No matches.', description: 'Search within a filter of a list' }),
      removeLabel,
      clearLabel: intl.formatMessage({
        defaultMessage: 'Remove all',
        description: 'Button of a filter of a list that takes its choices back',
      }),
    },
  };
}
