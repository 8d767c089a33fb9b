import { type ComponentPropsWithoutRef, useRef } from 'react';
import { LinkButton } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { classNames } from '../class-names/class-names.ts';
import { chosenFilters, type FilterOption, type FilterSelection } from '../filter-dialog/filter-selection.ts';
import * as styles from './active-filters.css.ts';

type Attributes = Omit<ComponentPropsWithoutRef<'ul'>, 'children' | 'role' | 'aria-label'>;

export interface ActiveFiltersProps extends Attributes {
  filters: readonly FilterOption[];
  value: FilterSelection;
  /** The address of the list with this selection: each cross leads to what is left without its filter. */
  hrefOf: (selection: FilterSelection) => string;
  /** The list's name for screen readers. */
  label: string;
  /** Name of a chip's cross: "Remove Hotels". */
  removeLabel: (text: string) => string;
  resetLabel: string;
}

/** What a list is filtered by, each with a cross, and a link that takes all of it back. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const { filters, value, hrefOf, label, removeLabel, resetLabel, className, ...rest } = props;
  const list = useRef<HTMLUListElement>(null);
  const chosen = chosenFilters(filters, value);
  if (chosen.length === 0) return null;
  // Before the chip goes, so that the focus is never lost.
  const focusNext = (index: number) => list.current?.querySelectorAll('a')[index + 1]?.focus();
  return (
    <ul {...rest} ref={list} role="list" aria-label={label} className={classNames(styles.list, className)}>
      {chosen.map(({ key, text, without }, index) => (
        <li key={key} className={styles.item}>
          <Chip removeLabel={removeLabel(text)} removeHref={hrefOf(without)} onRemove={() => focusNext(index)}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <LinkButton look="quiet" href={hrefOf({})}>
          {resetLabel}
        </LinkButton>
      </li>
    </ul>
  );
}
