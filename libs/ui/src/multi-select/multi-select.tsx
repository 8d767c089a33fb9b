import { useId, useState, type Ref } from 'react';
import { Autocomplete, Button as AriaButton, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Aria } from '../aria/aria.tsx';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import { control } from '../field/field.css.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { footer, listPlace, pop } from '../list-box/list-box.css.ts';
import { ListSearch } from '../list-box/list-search.tsx';
import { ListStatus, type ListTexts } from '../list-box/list-status.tsx';
import { OptionList } from '../list-box/option-list.tsx';
import { filtered, flatten, matches, type Option, type Options } from '../list-box/options.ts';
import { useSearch } from '../list-box/use-search.ts';
import { useOverlayContainer } from '../overlay-container/overlay-container.ts';
import { popUp } from '../popover/pop-up.css.ts';
import { SelectLabel } from '../select/select-label.tsx';
import * as select from '../select/select.css.ts';
import { ChosenChips } from './chosen-chips.tsx';
import * as styles from './multi-select.css.ts';
import { useChoices } from './use-choices.ts';

export interface MultiSelectProps extends FieldTexts, FieldMarks, ListTexts {
  /** Class of the control, which takes the width it is given. */
  className?: string;
  options: Options;
  /** The ids of the chosen options, where the owner holds them. */
  value?: readonly string[];
  /** The choice at the start, to which a form's reset returns. */
  defaultValue?: readonly string[];
  onChange?: (value: readonly string[]) => void;
  /** Chosen options that are not among `options` yet, so that their chips have words. */
  chosenOptions?: readonly Option[];
  /** Shown in the field while nothing is chosen. */
  placeholder: string;
  /** Shown in the field otherwise: "3 selected". */
  countText: (count: number) => string;
  /** The name of the search field atop the list. */
  searchLabel: string;
  /**
   * Called with what was typed once it has rested for 500 ms, and with '' when the list closes. The owner then hands over other `options`,
   * and meanwhile `loading`. Without it the list searches in its options itself, after the same rest.
   */
  onSearch?: (text: string) => void;
  /** Name of the cross of a chip: "Remove Berlin". */
  removeLabel: (label: string) => string;
  /** The button that takes all choices back; it comes after two chips or more. */
  clearLabel: string;
  /** Shows a button below the list that chooses everything the list shows. */
  selectAllLabel?: string;
  /** The name under which a form submits each id. */
  name?: string;
  disabled?: boolean;
  id?: string;
  /** The button, for focusing a field that is wrong. */
  ref?: Ref<HTMLButtonElement>;
}

/** Several choices out of a list, shown as chips that can be taken away, with a search in the list or by the owner. */
export function MultiSelect({
  value,
  defaultValue,
  onChange,
  chosenOptions,
  onSearch,
  disabled = false,
  id,
  name,
  ...rest
}: MultiSelectProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const { ids, chosen, choose } = useChoices({ value, defaultValue, onChange, options: rest.options, chosenOptions });
  const [text, setText] = useState('');
  const rested = useSearch(text, onSearch);
  // Letters that have not rested yet are under way as well.
  const loading = rest.loading || (onSearch !== undefined && rested !== text);

  const { label, mark, hint, error } = rest;
  const words = (
    <SelectLabel id={labelId} controlId={controlId}>
      {label}
    </SelectLabel>
  );
  return (
    <Field label={words} mark={mark} hint={hint} error={error} id={controlId}>
      {(wiring) => (
        <div className={styles.body}>
          <Aria>
            <AriaSelect
              id={controlId}
              className={select.root}
              aria-labelledby={labelId}
              selectionMode="multiple"
              value={ids}
              defaultValue={defaultValue ?? []}
              onChange={(keys) => choose(keys.map(String))}
              placeholder={rest.placeholder}
              isDisabled={disabled}
              {...(error ? { isInvalid: true } : {})}
              allowsEmptyCollection
              onOpenChange={(open) => !open && setText('')}
            >
              <Trigger {...rest} describedBy={wiring['aria-describedby']} count={ids.length} />
              <Choices {...rest} {...{ text, setText, rested, loading, ids, choose }} ownSearch={Boolean(onSearch)} />
            </AriaSelect>
          </Aria>
          {name && ids.map((chosenId) => <input key={chosenId} type="hidden" name={name} value={chosenId} disabled={disabled} />)}
          <ChosenChips {...rest} {...{ chosen, controlId, disabled }} labelledBy={labelId} onChange={choose} />
        </div>
      )}
    </Field>
  );
}

interface TriggerProps extends Pick<MultiSelectProps, 'className' | 'countText' | 'ref'> {
  count: number;
  describedBy: string | undefined;
}

function Trigger({ className, countText, ref, count, describedBy }: TriggerProps) {
  return (
    <div className={select.place}>
      <AriaButton
        {...(ref && { ref })}
        className={classNames(control, select.trigger, className)}
        {...(describedBy && { 'aria-describedby': describedBy })}
      >
        <SelectValue className={select.value}>
          {({ defaultChildren }) => (
            <span className={select.words} dir="auto">
              {count > 0 ? countText(count) : defaultChildren}
            </span>
          )}
        </SelectValue>
      </AriaButton>
      <span className={select.chevron}>
        <Icon icon={ChevronDownIcon} />
      </span>
    </div>
  );
}

interface ChoicesProps extends ListTexts, Pick<MultiSelectProps, 'options' | 'searchLabel' | 'selectAllLabel'> {
  text: string;
  setText: (text: string) => void;
  rested: string;
  ids: readonly string[];
  choose: (ids: readonly string[]) => void;
  ownSearch: boolean;
}

function Choices({ options, searchLabel, selectAllLabel, text, setText, rested, ids, choose, ownSearch, ...texts }: ChoicesProps) {
  const container = useOverlayContainer();
  const shown = flatten(ownSearch ? options : filtered(options, rested));
  const all = shown.filter((option) => !option.disabled).map((option) => option.id);
  return (
    <Popover {...(container && { UNSTABLE_portalContainer: container })} className={classNames(popUp, pop)} offset={4}>
      <div className={listPlace}>
        <Autocomplete
          inputValue={text}
          // Until the letters have rested the list shows other lines, and Enter must not choose one of them.
          disableAutoFocusFirst
          onInputChange={setText}
          {...(!ownSearch && { filter: (label: string) => matches(label, rested) })}
        >
          <ListSearch label={searchLabel} />
          <OptionList options={options} several />
        </Autocomplete>
        <ListStatus {...texts} empty={shown.length === 0} />
        {selectAllLabel && all.length > 0 && (
          <div className={footer}>
            <Button look="quiet" aria-disabled={all.every((id) => ids.includes(id))} onClick={() => choose([...new Set([...ids, ...all])])}>
              {selectAllLabel}
            </Button>
          </div>
        )}
      </div>
    </Popover>
  );
}
