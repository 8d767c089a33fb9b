import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as styles from './native-select.css.ts';

export interface NativeSelectProps extends FieldTexts, FieldMarks, Omit<ComponentPropsWithRef<'select'>, 'onChange'> {
  /** Called with the value of the chosen option. */
  onChange?: (value: string) => void;
}

/**
 * One choice out of a short list of plain words, with the list of the device; its children are `option` elements. It costs 2 kB where
 * `Select` costs 50, works before the page is hydrated, and phones show a list of their own: take it on first screens, in the shell, and for
 * up to about ten options. Take `Select` for a search, descriptions, icons or a choice that can be removed.
 */
export function NativeSelect({ label, mark, hint, error, id, className, onChange, ...rest }: NativeSelectProps) {
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div className={styles.place}>
          <select
            {...rest}
            {...wiring}
            className={classNames(control, styles.select, className)}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          />
          <span className={styles.chevron}>
            <Icon icon={ChevronDownIcon} />
          </span>
        </div>
      )}
    </Field>
  );
}
