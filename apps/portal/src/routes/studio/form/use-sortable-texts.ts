import type { SortableListTexts } from '@foyer/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** What sortable lists say. */
export function useSortableTexts(): SortableListTexts {
  const intl = useIntl();
  return useMemo(
    () => ({
      handle: (name) =>
        intl.formatMessage(
          { defaultMessage: 'Move: {name} (arrow up or down)', description: 'Name of the handle that moves an entry of a list' },
          { name },
        ),
      moved: (name, place, count) =>
        intl.formatMessage(
          {
            defaultMessage: '{name} is now {place, number} of {count, number}',
            description: 'Read out after an entry of a list was moved; place counts from 1',
          },
          { name, place, count },
        ),
      up: intl.formatMessage({ defaultMessage: 'Move up', description: 'Entry of the menu at an entry of a list' }),
      down: intl.formatMessage({ defaultMessage: 'Move down', description: 'Entry of the menu at an entry of a list' }),
    }),
    [intl],
  );
}
