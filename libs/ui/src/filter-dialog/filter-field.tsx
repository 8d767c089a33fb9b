import { Checkbox } from '../checkbox/checkbox.tsx';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import type { FilterOption } from './filter-selection.ts';

/** Up to so many values are all in sight; more are chosen from a list with a search. */
const mostBoxes = 5;

/** The words of a filter's field; `label` is the filter's name. */
export interface FilterFieldTexts {
  /** The choice of nothing: "All". */
  any: string;
  /** Shown in the field of a long list otherwise: "3 selected". */
  countText: (count: number) => string;
  /** The name of the search in a long list. */
  searchLabel: (label: string) => string;
  /** Where nothing fits what was typed there. */
  emptyText: string;
  /** Name of the cross of a choice: "Remove Berlin". */
  removeLabel: (value: string) => string;
  /** Takes all choices of a long list back. */
  clearLabel: string;
}

interface FilterFieldProps {
  filter: FilterOption;
  texts: FilterFieldTexts;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** An order there always is: its first one means no choice (content §4). */
function OrderField({ filter: { label, properties }, value, onChange }: FilterFieldProps) {
  const [first] = properties;
  return (
    <NativeSelect label={label} value={value[0] ?? first?.id} onChange={(value) => onChange(value === first?.id ? [] : [value])}>
      {properties.map(({ id, value: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The field of one filter: boxes for a few values, a list with a search for many, a list of the device for a single choice. */
export function FilterField(props: FilterFieldProps) {
  const { filter, texts, value, onChange } = props;
  const { identifier, label, multiple, properties } = filter;
  if (identifier === 'sorting_order') return <OrderField {...props} />;
  if (!multiple) {
    return (
      <NativeSelect label={label} value={value[0] ?? ''} onChange={(value) => onChange(value ? [value] : [])}>
        <option value="">{texts.any}</option>
        {properties.map(({ id, value: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    );
  }
  if (properties.length <= mostBoxes) {
    return (
      <CheckboxGroup label={label} value={[...value]} onChange={onChange}>
        {properties.map(({ id, value: name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </CheckboxGroup>
    );
  }
  return (
    <MultiSelect
      {...texts}
      label={label}
      options={properties.map(({ id, value: name }) => ({ id, label: name }))}
      value={value}
      onChange={onChange}
      placeholder={texts.any}
      searchLabel={texts.searchLabel(label)}
    />
  );
}
