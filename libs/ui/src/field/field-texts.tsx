import type { ReactNode } from 'react';
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

/** What a field may say beside its texts. */
export interface FieldMarks {
  /** A quiet word behind the label, such as "optional"; part of the field's name. Mark the rarer kind, required or optional, not both. */
  mark?: ReactNode;
}

/** The words of a label or legend, with its mark. */
export const labelWords = (label: ReactNode, mark: ReactNode) => (
  <>
    {label}
    {mark && ' '}
    {mark && <span className={styles.mark}>{mark}</span>}
  </>
);

/** The line that says what is wrong with a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon icon={CriticalIcon} />
      <span className={styles.errorText}>{children}</span>
    </p>
  );
}

/** The line of help of a field. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}
