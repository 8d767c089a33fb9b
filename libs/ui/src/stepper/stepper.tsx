import { useId, useState, type KeyboardEvent } from 'react';
import { Button, Group, Input, NumberField } from 'react-aria-components';
import { Aria } from '../aria/aria.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Field, type FieldMarks, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { DeleteIcon, MinusIcon, PlusIcon } from '../icon/icons.ts';
import { pageTo } from './step-rules.ts';
import * as styles from './stepper.css.ts';

export interface StepperProps extends FieldTexts, FieldMarks {
  id?: string;
  className?: string;
  /** Under which the number is sent. */
  name?: string;
  /** Hides the label from sight, as in a row of a cart that names the product. */
  labelHidden?: boolean;
  /** `null` while there is no number. */
  value?: number | null;
  defaultValue?: number;
  /** Called with the new number from the buttons and keys at once, from typing when the field is left or at Enter; `null` when it was emptied. */
  onChange?: (value: number | null) => void;
  /** 0 by default. */
  min?: number;
  /** 99 by default (content §5). */
  max?: number;
  step?: number;
  /** Names of the buttons. */
  decrementLabel: string;
  incrementLabel: string;
  /** Where 0 means to take the thing away: the name of the first button at 1, which then shows a bin. */
  removeLabel?: string;
  disabled?: boolean;
  required?: boolean;
}

/**
 * A small number with a button at each side; held down they go on. Arrow keys, Page Up and Page Down, Home and End work, numbers out of
 * range are brought back into it.
 */
export function Stepper(props: StepperProps) {
  const { label, mark, labelHidden, hint, error, id, className, value, defaultValue, onChange, ...rest } = props;
  const { min = 0, max = 99, step = 1, removeLabel, decrementLabel, incrementLabel, name, disabled, required } = rest;
  const [own, setOwn] = useState(defaultValue ?? null);
  const ownId = useId();
  const number = value === undefined ? own : value;
  const removes = removeLabel !== undefined && number !== null && number > min && number - step <= min;
  const change = (next: number) => {
    const entered = Number.isNaN(next) ? null : next;
    setOwn(entered);
    if (entered !== number) onChange?.(entered);
  };
  const press = (event: KeyboardEvent) => {
    const to = pageTo(event.key, number ?? undefined, { min, max, step });
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    change(to);
  };
  return (
    <Field label={label} mark={mark} labelHidden={labelHidden} hint={hint} error={error} id={id ?? ownId} className={className}>
      {(wiring) => (
        <Aria>
          <NumberField
            id={wiring.id}
            aria-labelledby={`${wiring.id}-label`}
            aria-describedby={wiring['aria-describedby']}
            isInvalid={Boolean(error)}
            value={number ?? Number.NaN}
            onChange={change}
            minValue={min}
            maxValue={max}
            step={step}
            decrementAriaLabel={removes ? removeLabel : decrementLabel}
            incrementAriaLabel={incrementLabel}
            formatOptions={whole}
            isDisabled={disabled ?? false}
            isRequired={required ?? false}
            {...(name && { name })}
          >
            <Group className={styles.box}>
              <Button slot="decrement" className={classNames(styles.step, removes && styles.remove)!}>
                <Icon icon={removes ? DeleteIcon : MinusIcon} />
              </Button>
              <Input className={styles.input} onKeyDownCapture={press} />
              <Button slot="increment" className={styles.step}>
                <Icon icon={PlusIcon} />
              </Button>
            </Group>
          </NumberField>
        </Aria>
      )}
    </Field>
  );
}

/** Digits of the field in every language; no groups, as in a date or a house number. */
const whole: Intl.NumberFormatOptions = { useGrouping: false };
