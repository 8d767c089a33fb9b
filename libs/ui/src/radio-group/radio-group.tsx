import { createContext, use, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Choice, type ChoiceTexts } from '../choice/choice.tsx';
import { face } from '../choice/choice.css.ts';
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx';
import * as styles from './radio-group.css.ts';

type Look = 'plain' | 'card';

interface RadioGroupState {
  name: string;
  look: Look;
  required: boolean;
  wire: (value: string) => Pick<ComponentPropsWithRef<'input'>, 'checked' | 'defaultChecked'>;
  choose: (value: string) => void;
}

const RadioGroupContext = createContext<RadioGroupState>({
  name: '',
  look: 'plain',
  required: false,
  wire: () => ({}),
  choose: () => undefined,
});

export interface RadioGroupProps extends FieldGroupProps {
  /** Under which the value is sent. */
  name?: string;
  /** The value that is chosen, for a controlled group; `null` for none. */
  value?: string | null;
  /** The value that is chosen at first. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  /** `card` frames each choice and sets as many beside each other as have room: for few choices with a description. */
  look?: Look;
  /** `Radio`s. */
  children: ReactNode;
}

/** One out of several that are all to be seen. Arrow keys walk and choose, as everywhere on the platform. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, value, defaultValue, onChange, required = false, look = 'plain', children, ...field } = props;
  const ownName = useId();
  const state: RadioGroupState = {
    name: name ?? ownName,
    look,
    required,
    wire: (radio) => (value === undefined ? { defaultChecked: defaultValue === radio } : { checked: value === radio }),
    choose: (radio) => onChange?.(radio),
  };
  return (
    <FieldGroup {...field} role="radiogroup" required={required}>
      <RadioGroupContext value={state}>
        <div className={look === 'card' ? styles.cards : undefined}>{children}</div>
      </RadioGroupContext>
    </FieldGroup>
  );
}

export interface RadioProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'name' | 'onChange'> {
  value: string;
}

/** One choice of a `RadioGroup`. */
export function Radio({ label, mark, description, id, className, ...rest }: RadioProps) {
  const { name, look, required, wire, choose } = use(RadioGroupContext);
  const card = look === 'card';
  return (
    <Choice label={label} mark={mark} description={description} id={id} className={className} rowClassName={card ? styles.card : undefined}>
      {({ 'aria-invalid': _, ...wiring }) => (
        <span className={face}>
          <input
            required={required}
            {...wire(rest.value)}
            {...rest}
            {...wiring}
            type="radio"
            name={name}
            className={classNames(styles.ring, card && styles.inCard)}
            onChange={() => choose(rest.value)}
          />
          <span className={styles.dot} />
        </span>
      )}
    </Choice>
  );
}
