import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { FieldError, FieldHint, labelWords, type FieldMarks, type FieldTexts } from './field-texts.tsx';
import * as group from './field-group.css.ts';
import * as styles from './field.css.ts';

type Attributes = Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange' | 'role' | 'name'>;

/** What `CheckboxGroup`, `RadioGroup` and the like have in common. */
export interface FieldGroupProps extends FieldTexts, FieldMarks, Attributes {
  /** Of the group: a link to it (`ErrorSummary`) leads to its first control. */
  id?: string;
  /** Hides the label from sight. */
  labelHidden?: boolean;
  /** Switches off every control of the group. */
  disabled?: boolean;
  children: ReactNode;
}

interface Roles {
  role?: 'radiogroup';
  required?: boolean;
}

/** Several controls that answer one question, with its legend, hint and error. */
export function FieldGroup(props: FieldGroupProps & Roles) {
  const { label, mark, labelHidden, hint, error, id: givenId, className, disabled, role, required, children, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      {...rest}
      id={id}
      role={role}
      disabled={disabled}
      className={classNames(group.group, className)}
      aria-describedby={described || undefined}
      // A plain group knows neither.
      aria-invalid={role && error ? true : undefined}
      aria-required={role && required ? true : undefined}
    >
      <legend className={classNames(group.legend, labelHidden ? visuallyHidden : styles.label)}>{labelWords(label, mark)}</legend>
      <div className={group.body}>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {children}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
