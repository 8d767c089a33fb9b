import { TextField } from '@foyer/ui';
import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import * as styles from './secret-field.css.ts';

export interface SecretFieldProps {
  secret: string;
  label: ReactNode;
  hint: ReactNode;
  /** What the button says. */
  copyLabel: ReactNode;
}

/** A secret that is shown once, to be copied. */
export const SecretField = ({ secret, label, hint, copyLabel }: SecretFieldProps) => (
  <div className={styles.place}>
    <TextField
      className={styles.wide}
      label={label}
      hint={hint}
      value={secret}
      readOnly
      dir="ltr"
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyLink url={secret} label={copyLabel} />
  </div>
);
