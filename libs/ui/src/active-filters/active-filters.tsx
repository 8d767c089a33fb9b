import { type ComponentPropsWithoutRef, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { classNames } from '../class-names/class-names.ts';
import { chosenFilters, type FilterOption, type FilterSelection } from '../filter-dialog/filter-selection.ts';
import * as styles from './active-filters.css.ts';

type Attributes = Omit<ComponentPropsWithoutRef<'ul'>, 'children' | 'defaultValue' | 'onChange' | 'onReset' | 'role' | 'aria-label'>;

export interface ActiveFiltersProps extends Attributes {
  filters: readonly FilterOption[];
  value: FilterSelection;
  /** Called with what is left when one is taken away. */
  onChange: (selection: FilterSelection) => void;
  /** Takes all back. */
  onReset: () => void;
  /** The list's name for screen readers. */
  label: string;
  /** Name of a chip's cross: "Remove Hotels". */
  removeLabel: (text: string) => string;
  resetLabel: string;
}

/** What a list is filtered by, each with a cross, and a button that takes all of it back. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, value, onChange, onReset, label, removeLabel, resetLabel, className, ...rest } = props;
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenFilters(filters, value);
  if (chosen.length === 0) return null;
  const remove = (index: number, without: FilterSelection) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    // Before the chip goes, so that the focus is never lost.
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    onChange(without);
  };
  return (
    <ul {...rest} ref={list} role="list" aria-label={label} className={classNames(styles.list, className)}>
      {chosen.map(({ key, text, without }, index) => (
        <li key={key} className={styles.item}>
          <Chip removeLabel={removeLabel(text)} onRemove={() => remove(index, without)}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <Button look="quiet" onClick={onReset}>
          {resetLabel}
        </Button>
      </li>
    </ul>
  );
}
