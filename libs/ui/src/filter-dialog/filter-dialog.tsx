import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DialogForm } from '../form-dialog/dialog-form.tsx';
import { FilterField, type FilterFieldTexts } from './filter-field.tsx';
import { choose, type FilterOption, type FilterSelection, known, offered, sameSelection } from './filter-selection.ts';

/** The words of the overlay. */
export interface FilterDialogTexts extends FilterFieldTexts {
  title: string;
  closeLabel: string;
  apply: string;
  reset: string;
}

export interface FilterDialogProps {
  open: boolean;
  /** Called with `false` where it is to close. */
  onOpenChange: (open: boolean) => void;
  /** What can be chosen. The identifiers `date_type` and `date` belong together (content §4). */
  filters: readonly FilterOption[];
  /** What is applied now. */
  value: FilterSelection;
  /** What a reset leads to; nothing chosen unless you say otherwise. */
  initial?: FilterSelection;
  /** Called with what is to be applied, without empty entries, also by a reset. Then the overlay asks to be closed. */
  onApply: (selection: FilterSelection) => void;
  texts: FilterDialogTexts;
}

const nothing: FilterSelection = {};

/**
 * The overlay in which a list's filters are chosen (content §4): nothing changes in the list before Apply. Apply and Reset are disabled
 * until there is something to apply or to take back.
 */
export function FilterDialog({ open, onOpenChange, texts, ...form }: FilterDialogProps) {
  const [draft, setDraft] = useState<FilterSelection | null>(null);
  const { filters, value, initial = nothing, onApply } = form;
  const applied = known(filters, value);
  // What was chosen and not applied is forgotten when the overlay closes.
  const selection = draft ?? applied;
  const close = () => {
    setDraft(null);
    onOpenChange(false);
  };
  const apply = (next: FilterSelection) => {
    onApply(next);
    close();
  };
  const changed = !sameSelection(selection, applied);
  const resettable = changed || !sameSelection(value, initial);
  return (
    <DialogForm
      open={open}
      onOpenChange={close}
      title={texts.title}
      closeLabel={texts.closeLabel}
      phones="full"
      submitLabel={texts.apply}
      submitDisabled={!changed}
      onSubmit={() => apply(selection)}
      secondary={
        <Button look="secondary" disabled={!resettable} onClick={() => apply(initial)}>
          {texts.reset}
        </Button>
      }
    >
      {filters.map((filter) => {
        const properties = offered(filter, filters, selection);
        if (properties.length === 0) return null;
        return (
          <FilterField
            key={filter.identifier}
            filter={{ ...filter, properties }}
            texts={texts}
            value={selection[filter.identifier] ?? []}
            onChange={(ids) => setDraft(choose(filters, selection, filter.identifier, ids))}
          />
        );
      })}
    </DialogForm>
  );
}
