import { useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Field } from '../field/field.tsx';
import { control } from '../field/field.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { EyeIcon, EyeOffIcon } from '../icon/icons.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './password-field.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Name of the button that shows what is typed. */
  revealLabel: string;
  /** Name of the same button while the password shows. */
  concealLabel: string;
}

/** A password with a button that shows what is typed. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ label, hint, error, id, className, revealLabel, concealLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <div className={styles.place}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classNames(control, styles.input, className)}
          />
          <IconButton
            className={styles.reveal}
            label={shown ? concealLabel : revealLabel}
            icon={<Icon icon={shown ? EyeOffIcon : EyeIcon} />}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
