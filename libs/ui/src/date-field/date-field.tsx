import { useRef, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { bare, inBox } from '../field/field.css.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { InputBox } from '../field/input-box.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CalendarIcon } from '../icon/icons.ts';
import type { DateProblem } from './date-rules.ts';
import * as styles from './date-field.css.ts';
import { useCalendar } from './use-calendar.ts';
import { useDateText, type DateTextOptions } from './use-date-text.ts';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'dir' | keyof DateTextOptions>;

export interface DateFieldProps extends FieldTexts, FieldMarks, DateTextOptions, InputProps {
  /** Under which the date is sent, as `YYYY-MM-DD`. */
  name?: string;
  /** Says what is wrong with what was typed; `error` from the app comes first. */
  problemText: (problem: DateProblem) => ReactNode;
  /** Name of the button that opens the calendar, and of the calendar. Without it there is none. */
  calendarLabel?: string;
}

/**
 * A day, typed or chosen from a calendar. It shows DD/MM/YYYY, with the sign that the placeholder has between them, and takes what people type (content §5): `1.2.90`,
 * `1990-02-01`, `01/02/1990`. Its value is `YYYY-MM-DD` and knows no time zone.
 */
export function DateField(props: DateFieldProps) {
  const { label, mark, hint, error, id, name, value, defaultValue, min, max, onChange, problemText, calendarLabel, ...input } = props;
  const { className, onBlur, onKeyDown, ...rest } = input;
  const field = useDateText({ value, defaultValue, min, max, onChange, placeholder: rest.placeholder });
  const calendar = useCalendar();
  const button = useRef<HTMLButtonElement>(null);
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    field.commit();
    onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ahead of the form, which Enter sends.
    if (event.key === 'Enter') field.commit();
    onKeyDown?.(event);
  };
  return (
    <Field label={label} mark={mark} hint={hint} error={error ?? (field.problem && problemText(field.problem))} id={id}>
      {(wiring) => (
        <>
          <InputBox>
            <input
              autoComplete="off"
              {...rest}
              {...wiring}
              type="text"
              dir="ltr"
              className={classNames(bare, styles.input, className)}
              value={field.text}
              onChange={(event) => field.type(event.target.value)}
              onBlur={blur}
              onKeyDown={press}
            />
            {calendarLabel && !rest.readOnly && (
              <IconButton
                ref={button}
                className={inBox}
                label={calendarLabel}
                icon={<Icon icon={CalendarIcon} />}
                aria-haspopup="dialog"
                aria-expanded={calendar.open}
                disabled={rest.disabled}
                pending={calendar.loading}
                onClick={() => void calendar.show()}
              />
            )}
            {calendarLabel && calendar.Calendar && (
              <calendar.Calendar
                label={calendarLabel}
                value={field.date}
                {...{ min, max }}
                trigger={button}
                open={calendar.open}
                onClose={calendar.close}
                onChoose={field.choose}
              />
            )}
          </InputBox>
          {name && <input type="hidden" name={name} value={field.date} disabled={rest.disabled} />}
        </>
      )}
    </Field>
  );
}
