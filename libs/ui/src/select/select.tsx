import { use, useId, useState, type Ref } from 'react';
import {
  Autocomplete,
  Button,
  FieldErrorContext,
  Popover,
  Select as AriaSelect,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components';
import { Aria } from '../aria/aria.tsx';
import { classNames } from '../class-names/class-names.ts';
import { control } from '../field/field.css.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon, CloseIcon } from '../icon/icons.ts';
import { listPlace, pop } from '../list-box/list-box.css.ts';
import { ListSearch } from '../list-box/list-search.tsx';
import { ListStatus } from '../list-box/list-status.tsx';
import { OptionList } from '../list-box/option-list.tsx';
import { filtered, matches, type Option, type Options } from '../list-box/options.ts';
import { useOverlayContainer } from '../overlay-container/overlay-container.ts';
import { popUp } from '../popover/pop-up.css.ts';
import { SelectLabel } from './select-label.tsx';
import * as styles from './select.css.ts';

export interface SelectProps extends FieldTexts, FieldMarks {
  /** Class of the control, which takes the width it is given. */
  className?: string;
  options: Options;
  /** The id of the chosen option, where the owner holds it; `null` is none. */
  value?: string | null;
  /** The choice at the start, to which a form's reset returns. */
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
  /** Shown in the field while nothing is chosen. */
  placeholder?: string;
  /** Puts a search field with this name atop the list. For lists longer than about ten. */
  searchLabel?: string;
  /** What the list says when it is empty or nothing fits the search. */
  emptyText?: string;
  /** Shows a cross with this name that takes the choice back. */
  clearLabel?: string;
  /** The name under which a form submits the option's id. */
  name?: string;
  /** A form is not submitted without a choice; without an `error` of the owner the browser's own words say so. */
  required?: boolean;
  disabled?: boolean;
  id?: string;
  /** The button, for focusing a field that is wrong. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * One choice out of a list, with groups, descriptions, icons and a search. Where a few plain words will do, or the first screen counts every
 * kilobyte, take `NativeSelect`; for several choices `MultiSelect`; where people may type something else `Combobox`.
 */
export function Select({
  value,
  defaultValue,
  onChange,
  placeholder,
  name,
  required = false,
  disabled = false,
  id,
  ...field
}: SelectProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  return (
    <Aria>
      <AriaSelect
        id={controlId}
        className={styles.root}
        aria-labelledby={labelId}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(placeholder !== undefined && { placeholder })}
        {...(name !== undefined && { name })}
        {...(field.error ? { isInvalid: true } : {})}
        isRequired={required}
        isDisabled={disabled}
        allowsEmptyCollection
        onChange={(key) => onChange?.(key === null ? null : String(key))}
      >
        <SelectField {...field} controlId={controlId} labelId={labelId} />
      </AriaSelect>
    </Aria>
  );
}

interface SelectFieldProps extends Pick<
  SelectProps,
  'label' | 'mark' | 'hint' | 'error' | 'options' | 'searchLabel' | 'emptyText' | 'clearLabel' | 'className' | 'ref'
> {
  controlId: string;
  labelId: string;
}

function SelectField(props: SelectFieldProps) {
  const { label, mark, hint, error, controlId, labelId, className, ref, clearLabel, options, searchLabel, emptyText } = props;
  const ownErrors = use(FieldErrorContext)?.validationErrors;
  const state = use(SelectStateContext);
  const container = useOverlayContainer();
  const clearable = clearLabel && state?.value != null && state.value !== '';
  const words = (
    <SelectLabel id={labelId} controlId={controlId}>
      {label}
    </SelectLabel>
  );
  return (
    <Field label={words} mark={mark} hint={hint} error={error ?? ownErrors?.[0]} id={controlId}>
      {(wiring) => (
        <div className={styles.place}>
          <Button
            {...(ref && { ref })}
            className={classNames(control, styles.trigger, clearable ? styles.clearable : undefined, className)}
            {...(wiring['aria-describedby'] && { 'aria-describedby': wiring['aria-describedby'] })}
          >
            <SelectValue<Option> className={styles.value}>
              {({ selectedItems: [chosen], defaultChildren }) => (
                <>
                  {chosen?.icon}
                  <span className={styles.words} dir="auto">
                    {chosen?.label ?? defaultChildren}
                  </span>
                </>
              )}
            </SelectValue>
          </Button>
          {clearable && (
            <IconButton
              className={styles.clear}
              label={clearLabel}
              icon={<Icon icon={CloseIcon} />}
              onClick={() => {
                state.setValue(null);
                document.getElementById(controlId)?.focus();
              }}
            />
          )}
          <span className={styles.chevron}>
            <Icon icon={ChevronDownIcon} />
          </span>
          <Popover {...(container && { UNSTABLE_portalContainer: container })} className={classNames(popUp, pop)} offset={4}>
            {searchLabel ? (
              <SearchableList options={options} searchLabel={searchLabel} emptyText={emptyText} />
            ) : (
              <>
                <OptionList options={options} />
                <ListStatus empty={options.length === 0} emptyText={emptyText} />
              </>
            )}
          </Popover>
        </div>
      )}
    </Field>
  );
}

function SearchableList({ options, searchLabel, emptyText }: { options: Options; searchLabel: string; emptyText: string | undefined }) {
  const [text, setText] = useState('');
  return (
    <div className={listPlace}>
      <Autocomplete inputValue={text} onInputChange={setText} filter={matches}>
        <ListSearch label={searchLabel} />
        <OptionList options={options} />
      </Autocomplete>
      <ListStatus empty={filtered(options, text).length === 0} emptyText={emptyText} />
    </div>
  );
}
