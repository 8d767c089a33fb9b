import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef, type InputEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import { useCounter, type CounterText } from '../field/use-counter.ts';
import * as styles from './text-area.css.ts';

export interface TextAreaProps extends FieldTexts, FieldMarks, Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'onChange'> {
  /** Called with what the field now says. */
  onChange?: (value: string) => void;
  /** Text of the counter below, such as "12 of 500"; shown when given. `max` is `maxLength`. */
  counter?: CounterText;
}

/** Some lines of text; it grows with what is written, up to 384 px, and then scrolls. */
export function TextArea({ label, mark, hint, error, id, className, counter, onChange, onInput, ref, ...rest }: TextAreaProps) {
  const { text: footer, count } = useCounter(counter, rest);
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current!, []);
  // Also for a text that was there from the start, and for one that the app takes away once it is sent.
  useEffect(() => grow(own.current!), [rest.value]);
  const input = (event: InputEvent<HTMLTextAreaElement>) => {
    if (counter) count(event.currentTarget.value);
    grow(event.currentTarget);
    onInput?.(event);
  };
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id} footer={footer}>
      {(wiring) => (
        <textarea
          rows={3}
          {...rest}
          {...wiring}
          ref={own}
          className={classNames(control, styles.area, className)}
          onInput={input}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}

/** For browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
