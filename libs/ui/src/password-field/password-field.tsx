import { useEffect, useState, type ComponentType, type InputEvent } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { bare, inBox } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { InputBox } from '../field/input-box.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import type { StrengthMeterProps, StrengthMeterTexts } from './strength-meter.tsx';
import * as styles from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'clearLabel' | 'counter' | 'pending'> {
  /** Name of the button that shows what is typed. */
  revealLabel: string;
  /** Name of the same button while the password shows. */
  concealLabel: string;
  /** Shows below how hard the password is to guess, for a new one. Its code is loaded when typing begins. */
  meter?: StrengthMeterTexts;
}

/** A password with a button that shows what is typed. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, mark, hint, error, id, className, revealLabel, concealLabel, meter, onChange, onInput, ...rest } = props;
  const [shown, setShown] = useState(false);
  const [written, setWritten] = useState('');
  const password = rest.value === undefined ? written : String(rest.value);
  const input = (event: InputEvent<HTMLInputElement>) => {
    if (meter) setWritten(event.currentTarget.value);
    onInput?.(event);
  };
  return (
    <Field label={label} mark={mark} hint={hint} error={error} id={id}>
      {(wiring) => (
        <>
          <InputBox>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...wiring}
              type={shown ? 'text' : 'password'}
              className={classNames(bare, styles.input, className)}
              onInput={input}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            />
            <IconButton
              className={inBox}
              label={shown ? concealLabel : revealLabel}
              icon={<Icon icon={shown ? EyeOffIcon : EyeIcon} />}
              aria-controls={wiring.id}
              onClick={() => setShown(!shown)}
            />
          </InputBox>
          {meter && password && <Meter password={password} {...meter} />}
        </>
      )}
    </Field>
  );
}

/** With its rules it weighs more than all fields together, so it comes by itself. Where it cannot be loaded the form does without it. */
function Meter(props: StrengthMeterProps) {
  const [Loaded, setLoaded] = useState<ComponentType<StrengthMeterProps>>();
  useEffect(() => {
    let wanted = true;
    import('./strength-meter.tsx').then(
      ({ StrengthMeter }) => wanted && setLoaded(() => StrengthMeter),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Loaded && <Loaded {...props} />;
}
