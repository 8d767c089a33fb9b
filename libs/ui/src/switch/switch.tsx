import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Choice, type ChoiceTexts } from '../choice/choice.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './switch.css.ts';

export interface SwitchProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children' | 'onChange'> {
  /** Called with whether it is now on. */
  onChange?: (checked: boolean) => void;
  /** An `Icon` before the words. */
  icon?: ReactNode;
  /** Why it did not work, below the switch. */
  error?: ReactNode;
  /**
   * The server is being asked: a spinner turns in the knob, further presses do nothing, and the switch keeps the focus. For a controlled
   * switch; `checked` is what was chosen.
   */
  pending?: boolean;
}

/** Something that is on or off and takes effect at once, without a button to save. For a yes in a form take a `Checkbox`. */
export function Switch({ icon, label, mark, description, error, pending = false, id, className, onChange, ...rest }: SwitchProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (!pending) return onChange?.(event.currentTarget.checked);
    // Put back by hand, which React would do by itself and Preact does not. Preventing the press would confuse React's idea of what it shows.
    event.currentTarget.checked = Boolean(rest.checked);
  };
  return (
    <Choice
      icon={icon}
      label={label}
      mark={mark}
      description={description}
      error={error}
      id={id}
      className={className}
      rowClassName={styles.row}
      controlAtEnd
    >
      {(wiring) => (
        <span className={styles.face}>
          <input
            {...rest}
            {...wiring}
            type="checkbox"
            role="switch"
            className={styles.track}
            aria-busy={pending || undefined}
            aria-disabled={pending || rest['aria-disabled']}
            onChange={change}
          />
          <span className={styles.thumb}>{pending && <Spinner />}</span>
        </span>
      )}
    </Choice>
  );
}
