import { useFilterTexts } from '@foyer/i18n';
import { FilterDialog, type FilterDialogProps } from '@foyer/ui';

/** A list's filters in their overlay; loaded when someone reaches for it. */
export function FilterOverlay(props: Omit<FilterDialogProps, 'texts'>) {
  return <FilterDialog {...props} texts={useFilterTexts().dialog} />;
}
