import { NativeSelect, SearchField } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './studio-page.css.ts';

interface ListFiltersProps {
  /** What is searched. */
  label: ReactNode;
  q: string;
  onSearch: (q: string) => void;
  /** How the fields stand beside each other; left out a wide one and two narrow ones. */
  className?: string;
  children?: ReactNode;
}

/** Narrows a list of the studio down by words, and by what else is given. */
export function ListFilters({ label, q, onSearch, className = styles.filters, children }: ListFiltersProps) {
  const intl = useIntl();
  return (
    <div className={className}>
      <SearchField
        key={q}
        name="q"
        label={label}
        labelVisible
        submitLabel={intl.formatMessage({ defaultMessage: 'Search now', description: 'Button of the search in the studio' })}
        clearLabel={intl.formatMessage({ defaultMessage: 'Clear search', description: 'Button of the search in the studio' })}
        defaultValue={q}
        maxLength={200}
        onSearch={onSearch}
        onClear={() => q && onSearch('')}
      />
      {children}
    </div>
  );
}

interface FilterChoiceProps {
  label: ReactNode;
  value: string;
  /** What can be chosen, with its name; an empty value takes the filter away. */
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

/** One thing that a list is narrowed down by. */
export const FilterChoice = ({ label, value, options, onChange }: FilterChoiceProps) => (
  <NativeSelect label={label} value={value} onChange={onChange}>
    {options.map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </NativeSelect>
);
