import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as styles from './native-select.css.ts';

export interface NativeSelectProps extends FieldTexts, ComponentPropsWithRef<'select'> {}

/** One choice out of a short list, with the list of the device; its children are `option` elements. */
export function NativeSelect({ label, hint, error, id, className, ...rest }: NativeSelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div className={styles.place}>
          <select {...rest} {...wiring} className={classNames(control, styles.select, className)} />
          <span className={styles.chevron}>
            <Icon icon={ChevronDownIcon} />
          </span>
        </div>
      )}
    </Field>
  );
}
