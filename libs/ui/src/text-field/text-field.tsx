import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'children'> {
  /** Class of the control; the field takes the width it is given. */
  className?: string;
}

/** One line of text in a native input, controlled or not. */
export function TextField({ label, hint, error, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={classNames(control, className)} />}
    </Field>
  );
}
