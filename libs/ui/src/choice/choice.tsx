import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldError, labelWords, type FieldMarks } from '../field/field-texts.tsx';
import * as styles from './choice.css.ts';

/** The words of a checkbox, radio or switch. */
export interface ChoiceTexts extends FieldMarks {
  /** The name; it may contain links. */
  label: ReactNode;
  /** A further line, part of what can be pressed. */
  description?: ReactNode;
}

interface ChoiceWiring {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface ChoiceProps extends ChoiceTexts {
  /** Before the words, which all begin behind it. */
  icon?: ReactNode;
  id: string | undefined;
  error?: ReactNode;
  className?: string | undefined;
  rowClassName?: string | undefined;
  describedBy?: string | undefined;
  /** Puts the control behind the words. */
  controlAtEnd?: boolean;
  children: (wiring: ChoiceWiring) => ReactNode;
}

/**
 * A control and its words in one label, so that the whole row is pressed. The name is tied to the label's words alone, or the description
 * would be read as part of it.
 */
export function Choice(props: ChoiceProps) {
  const { icon, label, mark, description, error, id: givenId, className, rowClassName, describedBy, controlAtEnd, children } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [description && `${id}-description`, error && `${id}-error`, describedBy].filter(Boolean).join(' ');
  const control = children({
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  });
  return (
    <div className={classNames(styles.choice, className)}>
      <label className={classNames(styles.row, rowClassName)} htmlFor={id}>
        {!controlAtEnd && control}
        {icon && <span className={styles.icon}>{icon}</span>}
        <span className={styles.words}>
          <span id={`${id}-label`}>{labelWords(label, mark)}</span>
          {description && (
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
        </span>
        {controlAtEnd && control}
      </label>
      {error && (
        <div className={controlAtEnd ? undefined : styles.error}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
