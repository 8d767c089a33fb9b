import type { ComponentPropsWithRef, InputEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { bare, control } from '../field/field.css.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { ClearButton, clearable, InputBox } from '../field/input-box.tsx';
import { useCounter, type CounterText } from '../field/use-counter.ts';
import { Spinner } from '../spinner/spinner.tsx';

export interface TextFieldProps extends FieldTexts, FieldMarks, Omit<ComponentPropsWithRef<'input'>, 'children' | 'onChange'> {
  /** Called with what the field now says. */
  onChange?: (value: string) => void;
  /** Class of the control; the field takes the width it is given. */
  className?: string;
  /** An `Icon` or short word in the field's frame, before the text. Words beside an address belong to it and run with it, from left to right. */
  start?: ReactNode;
  /** An `Icon` or short word in the field's frame, after the text, such as a unit. */
  end?: ReactNode;
  /** Shows a cross that empties the field; this is its name. */
  clearLabel?: string;
  /** Text of the counter below, such as "12 of 80"; shown when given. `max` is `maxLength`. */
  counter?: CounterText;
  /** What is typed is being checked or looked up: a spinner turns in the field. */
  pending?: boolean;
}

/** Written from left to right in every language. */
const leftToRight = new Set(['email', 'tel', 'url']);

/** One line of text in a native input, controlled or not. */
export function TextField(props: TextFieldProps) {
  const { label, mark, hint, error, id, className, start, end, clearLabel, counter, pending, onChange, onInput, ...rest } = props;
  const { text: footer, count } = useCounter(counter, rest);
  const dir = leftToRight.has(rest.type ?? 'text') ? 'ltr' : undefined;
  // Words beside an address are its beginning or its end, so they are where it begins or ends. Icons keep to the page.
  const wordsBeside = typeof start === 'string' || typeof end === 'string';
  const framed = Boolean(start || end || clearLabel || pending !== undefined);
  const input = (event: InputEvent<HTMLInputElement>) => {
    if (counter) count(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} footer={footer}>
      {(wiring) => {
        const field = (
          <input
            type="text"
            dir={dir}
            aria-busy={pending || undefined}
            {...rest}
            {...wiring}
            placeholder={clearLabel ? clearable(rest.placeholder) : rest.placeholder}
            className={classNames(framed ? bare : control, className)}
            onInput={input}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          />
        );
        return framed ? (
          <InputBox dir={wordsBeside ? dir : undefined} start={start} end={pending ? <Spinner /> : end}>
            {field}
            {clearLabel && <ClearButton label={clearLabel} />}
          </InputBox>
        ) : (
          field
        );
      }}
    </Field>
  );
}
