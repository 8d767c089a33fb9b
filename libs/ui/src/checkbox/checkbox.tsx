import {
  createContext,
  use,
  useEffect,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { Choice, type ChoiceTexts } from '../choice/choice.tsx';
import { face } from '../choice/choice.css.ts';
import { Icon } from '../icon/icon.tsx';
import { CheckIcon, MinusIcon } from '../icon/icons.ts';
import * as styles from './checkbox.css.ts';

/** What a `CheckboxGroup` passes to its boxes. */
export interface CheckboxGroupState {
  name: string | undefined;
  invalid: boolean;
  /** For the box of this value: what the group has to say about it. */
  wire: (value: string) => Pick<ComponentPropsWithRef<'input'>, 'checked' | 'defaultChecked'>;
}

export const CheckboxGroupContext = createContext<CheckboxGroupState | undefined>(undefined);

export interface CheckboxProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'onChange'> {
  /** Called with whether it is now on. */
  onChange?: (checked: boolean) => void;
  /** What is wrong and how to put it right; its presence marks the box as invalid. */
  error?: ReactNode;
  /** Neither on nor off, as over a list of which some are on. A press makes it on. */
  indeterminate?: boolean;
}

/** A native checkbox with a face of its own: a yes or no, or one of several in a `CheckboxGroup`. */
export function Checkbox(props: CheckboxProps) {
  const { label, mark, description, error, indeterminate = false, id, className, ref, onChange, ...rest } = props;
  const group = use(CheckboxGroupContext);
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current!, []);
  // There is no attribute for it. Set after every render, because a press takes it away.
  useEffect(() => {
    own.current!.indeterminate = indeterminate;
  });
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event.currentTarget.checked);
    event.currentTarget.indeterminate = indeterminate;
  };
  return (
    <Choice label={label} mark={mark} description={description} error={error} id={id} className={className}>
      {({ 'aria-invalid': invalid, ...wiring }) => (
        <span className={face}>
          <input
            name={group?.name}
            {...group?.wire(String(rest.value))}
            {...rest}
            {...wiring}
            aria-invalid={invalid ?? (group?.invalid || undefined)}
            ref={own}
            type="checkbox"
            className={styles.box}
            onChange={change}
          />
          <Icon icon={CheckIcon} className={styles.tick} />
          <Icon icon={MinusIcon} className={styles.dash} />
        </span>
      )}
    </Choice>
  );
}
