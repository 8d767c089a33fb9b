import { useState, type ComponentPropsWithRef, type InputEvent, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import * as styles from './text-area.css.ts';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'children'> {
  /** Text of the counter below, such as "12 of 500"; shown when given. `max` is `maxLength`. */
  counter?: (length: number, max: number | undefined) => ReactNode;
}

/** Some lines of text; it grows with what is written, up to 384 px. */
export function TextArea({ label, hint, error, id, className, counter, onInput, ...rest }: TextAreaProps) {
  const [written, setWritten] = useState(String(rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? written : String(rest.value).length;
  const input = (event: InputEvent<HTMLTextAreaElement>) => {
    setWritten(event.currentTarget.value.length);
    grow(event.currentTarget);
    onInput?.(event);
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      id={id}
      footer={counter && <p className={styles.counter}>{counter(length, rest.maxLength)}</p>}
    >
      {(wiring) => <textarea rows={3} {...rest} {...wiring} className={classNames(control, styles.area, className)} onInput={input} />}
    </Field>
  );
}

/** For browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
