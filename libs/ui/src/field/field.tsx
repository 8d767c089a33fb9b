import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { FieldError, FieldHint, labelWords, type FieldMarks, type FieldTexts } from './field-texts.tsx';
import * as styles from './field.css.ts';

export type { FieldMarks, FieldTexts } from './field-texts.tsx';

/** Ids and states that tie a control to its label, hint and error. */
export interface ControlWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts, FieldMarks {
  id?: string;
  className?: string;
  /** Hides the label from sight, where the place says it well enough, as with a search field. */
  labelHidden?: boolean;
  /** Shown below the control at its end, such as a counter; part of the field's description. */
  footer?: ReactNode;
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label, hint, control and error of one form field. */
export function Field({ label, mark, labelHidden, hint, error, id: givenId, className, footer, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, footer && `${id}-footer`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label id={`${id}-label`} htmlFor={id} className={labelHidden ? visuallyHidden : styles.label}>
        {labelWords(label, mark)}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {footer && (
        <div id={`${id}-footer`} className={styles.counter}>
          {footer}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
