import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CriticalIcon } from '../icon/icons.ts';
import * as styles from './field.css.ts';

/** What every form field shows around its control. */
export interface FieldTexts {
  /** The visible name of the field. */
  label: ReactNode;
  /** Help that is always there, below the label. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field as invalid. */
  error?: ReactNode;
}

/** Ids and states that tie a control to its label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  /** Stands below the control at its end, such as a counter. */
  footer?: ReactNode;
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint, control and error of one form field. */
export function Field({ label, hint, error, id: givenId, className, footer, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {footer}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon icon={CriticalIcon} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
