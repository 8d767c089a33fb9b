import { use, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button, ComboBox, ComboBoxStateContext, Input, OverlayTriggerStateContext, Popover } from 'react-aria-components';
import { Aria } from '../aria/aria.tsx';
import { classNames } from '../class-names/class-names.ts';
import { control } from '../field/field.css.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { listPlace, pop } from '../list-box/list-box.css.ts';
import { ListStatus, type ListTexts } from '../list-box/list-status.tsx';
import { OptionList } from '../list-box/option-list.tsx';
import { flatten, matches, type Option, type Options } from '../list-box/options.ts';
import { useSearch } from '../list-box/use-search.ts';
import { useOverlayContainer } from '../overlay-container/overlay-container.ts';
import { popUp } from '../popover/pop-up.css.ts';
import * as styles from './combobox.css.ts';
import { gap, useOpenWhileScrolling } from './open-while-scrolling.ts';

export interface ComboboxProps extends FieldTexts, FieldMarks, ListTexts {
  /** Class of the control, which takes the width it is given. */
  className?: string;
  /** The suggestions. */
  options: Options;
  /** The id of the chosen suggestion, where the owner holds it; `null` is none. */
  value?: string | null;
  defaultValue?: string | null;
  /** A suggestion was chosen, or `null`: the choice was removed or something else typed. */
  onChange?: (value: string | null, option: Option | null) => void;
  /** The text at the start, where it is not that of a suggestion. */
  defaultText?: string;
  /** Each change of the text. */
  onTextChange?: (text: string) => void;
  /** Whether the text may be something else than a suggestion, as in a search. Otherwise it becomes that of the choice again. */
  allowsCustomValue?: boolean;
  /**
   * Called with what was typed once it has rested for 500 ms. The owner then hands over other `options`, and meanwhile `loading`. Without it
   * the field looks through its options itself, at each letter.
   */
  onSearch?: (text: string) => void;
  /** Enter was pressed on the text itself and not on a suggestion; for searches. */
  onSubmit?: (text: string) => void;
  /** Shows the suggestions as soon as the field has the focus, not only when something is typed. */
  opensOnFocus?: boolean;
  /** An `Icon` before the text. */
  icon?: ReactNode;
  placeholder?: string;
  /** The name under which a form submits the option's id, or the text where anything may be typed. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with suggestions below it: for searching people, or where most people type one of a few things. */
export function Combobox({ options, value, defaultValue, onChange, defaultText, onTextChange, onSearch, id, ...rest }: ComboboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const [text, setText] = useState(defaultText ?? '');
  const searched = useSearch(text, onSearch);
  const [chosen, setChosen] = useState<Option | null>(null);
  const offered = withChosen(options, chosen);
  // Letters that have not rested yet are under way as well.
  const loading = rest.loading || (onSearch !== undefined && searched !== text);
  const { label, mark, hint, error, allowsCustomValue = false, required = false, disabled = false } = rest;
  return (
    <Field label={<span id={labelId}>{label}</span>} mark={mark} hint={hint} error={error} id={controlId}>
      {(wiring) => (
        <Aria>
          <ComboBox
            className={styles.root}
            aria-labelledby={labelId}
            {...(onSearch ? { items: offered } : { defaultItems: offered })}
            defaultFilter={matches}
            {...(value !== undefined && { value })}
            {...(defaultValue !== undefined && { defaultValue })}
            {...(defaultText !== undefined && { defaultInputValue: defaultText })}
            onInputChange={(typed) => {
              setText(typed);
              onTextChange?.(typed);
            }}
            onChange={(key) => {
              const option = flatten(offered).find((candidate) => candidate.id === key) ?? null;
              setChosen(option);
              onChange?.(option?.id ?? null, option);
            }}
            menuTrigger={rest.opensOnFocus ? 'focus' : 'input'}
            allowsCustomValue={allowsCustomValue}
            allowsEmptyCollection={Boolean(rest.emptyText ?? rest.failure ?? loading)}
            isRequired={required}
            isDisabled={disabled}
            {...(rest.name !== undefined && { name: rest.name })}
            {...(error ? { isInvalid: true } : {})}
          >
            <ComboboxInput {...rest} text={text} wiring={wiring} hasButton={!onSearch} />
            <Suggestions {...rest} options={offered} loading={loading} />
          </ComboBox>
        </Aria>
      )}
    </Field>
  );
}

/** A search of the owner's may leave out the option that is chosen; react-aria would then forget its words. */
function withChosen(options: Options, chosen: Option | null): Options {
  return chosen && !flatten(options).some(({ id }) => id === chosen.id) ? [...options, chosen] : options;
}

interface ComboboxInputProps extends Pick<ComboboxProps, 'className' | 'icon' | 'placeholder' | 'ref' | 'onSubmit'> {
  text: string;
  wiring: { id: string; 'aria-describedby': string | undefined };
  hasButton: boolean;
}

function ComboboxInput({ className, icon, placeholder, ref, onSubmit, text, wiring, hasButton }: ComboboxInputProps) {
  const describedBy = wiring['aria-describedby'];
  const onKey = (event: KeyboardEvent) => {
    const input = event.target as Element;
    const onSuggestion = input.hasAttribute('aria-activedescendant');
    if (event.key === 'Enter' && !onSuggestion && !event.nativeEvent.isComposing) onSubmit?.(text);
    // For a dialog round the field, which would close as well.
    if (event.key === 'Escape' && input.getAttribute('aria-expanded') === 'true') event.preventDefault();
  };
  return (
    // While capturing: react-aria keeps the key to itself.
    <div className={styles.place} onKeyDownCapture={onKey}>
      {icon && <span className={styles.start}>{icon}</span>}
      <Input
        {...(ref && { ref })}
        id={wiring.id}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...(placeholder && { placeholder })}
        className={classNames(control, icon ? styles.withStart : undefined, hasButton ? styles.withEnd : undefined, className)}
      />
      {hasButton && (
        <Button className={styles.end}>
          <Icon icon={ChevronDownIcon} />
        </Button>
      )}
    </div>
  );
}

function Suggestions({ options, ...texts }: ListTexts & { options: Options }) {
  const container = useOverlayContainer();
  const state = use(ComboBoxStateContext);
  const list = useRef<HTMLElement>(null);
  return (
    <OverlayTriggerStateContext value={useOpenWhileScrolling(state, list)}>
      <Popover ref={list} {...(container && { UNSTABLE_portalContainer: container })} className={classNames(popUp, pop)} offset={gap}>
        <div className={listPlace}>
          <OptionList options={options} />
          <ListStatus {...texts} empty={state?.collection.size === 0} />
        </div>
      </Popover>
    </OverlayTriggerStateContext>
  );
}
