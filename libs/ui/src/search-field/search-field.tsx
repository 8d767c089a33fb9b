import type { ComponentPropsWithRef, FormEvent, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { bare, inBox } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { ClearButton, clearable, InputBox } from '../field/input-box.tsx';
import { setValue } from '../field/set-value.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { SearchIcon } from '../icon/icons.ts';
import * as styles from './search-field.css.ts';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'form' | 'onChange'> {
  /** Called with what the field now says. */
  onChange?: (value: string) => void;
  /** The name of the field. */
  label: ReactNode;
  /** Shows the label above the field; else the icon and the placeholder say it. */
  labelVisible?: boolean;
  hint?: ReactNode;
  /** Name of the button with the magnifying glass. */
  submitLabel: string;
  /** Name of the cross that empties the field. */
  clearLabel: string;
  /** Called with what to search for, trimmed and never blank, at Enter and from the button (access §5). */
  onSearch: (query: string) => void;
  /** The field was emptied by its cross or Esc: show everything again. */
  onClear?: () => void;
  /** The search is under way: a spinner turns in place of the magnifying glass. */
  pending?: boolean;
  /** Where the form leads before the page is hydrated; the query goes under `name`. */
  action?: string;
}

/** A field to search by, with a form of its own (so it cannot be in another). Enter and the icon search, Esc and the cross empty it. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    labelVisible,
    hint,
    submitLabel,
    clearLabel,
    onSearch,
    onClear,
    pending,
    action,
    id,
    className,
    onChange,
    onKeyDown,
    ...rest
  } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = event.currentTarget.querySelector('input')!.value.trim();
    if (query && !pending) onSearch(query);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && event.currentTarget.value) {
      // For a dialog round the field, which would close as well; it does once there is nothing left to empty.
      event.preventDefault();
      event.stopPropagation();
      setValue(event.currentTarget, '');
      onClear?.();
    }
    onKeyDown?.(event);
  };
  return (
    <form role="search" action={action} className={className} onSubmit={submit}>
      <Field label={label} labelHidden={!labelVisible} hint={hint} id={id}>
        {(wiring) => (
          <InputBox>
            <IconButton
              type="submit"
              className={inBox}
              label={submitLabel}
              icon={<Icon icon={SearchIcon} />}
              pending={pending ?? false}
              disabled={rest.disabled}
            />
            <input
              enterKeyHint="search"
              autoComplete="off"
              {...rest}
              {...wiring}
              type="search"
              placeholder={clearable(rest.placeholder)}
              className={classNames(bare, styles.input)}
              onKeyDown={press}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            />
            <ClearButton label={clearLabel} onClear={onClear} />
          </InputBox>
        )}
      </Field>
    </form>
  );
}
