import type { Schemas } from '@foyer/api';
import { Button } from '@foyer/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceLine } from './choice-line.tsx';
import * as styles from './form.css.ts';

type Choice = Schemas['StudioChoice'];

interface ChosenFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The id of the button that chooses. */
  id?: string;
  error?: string | undefined;
  /** The id of what was chosen; empty for nothing. */
  value: string;
  /** What that is, as far as it is known. */
  choice: Choice | undefined;
  /** Whether nothing may be chosen. */
  nullable: boolean;
  /** The dialog that chooses. */
  chooser: (close: () => void) => ReactNode;
  onRemove: () => void;
}

/** One thing that is chosen in a dialog. */
export function ChosenField({ label, hint, id, error, value, choice, nullable, chooser, onRemove }: ChosenFieldProps) {
  const labelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div role="group" aria-labelledby={labelId} className={styles.part}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {value && <ChoiceLine id={value} choice={choice} />}
      {error && <p className={styles.fault}>{error}</p>}
      <div className={styles.actions}>
        <Button
          ref={button}
          id={id}
          look="secondary"
          aria-haspopup="dialog"
          aria-invalid={error ? true : undefined}
          onClick={() => setOpen(true)}
        >
          {value ? (
            <FormattedMessage defaultMessage="Choose another …" description="Button of a field of the studio" />
          ) : (
            <FormattedMessage defaultMessage="Choose …" description="Button of a field of the studio" />
          )}
        </Button>
        {value && nullable && (
          <Button
            look="quiet"
            onClick={() => {
              // This button goes, and the focus with it.
              button.current?.focus();
              onRemove();
            }}
          >
            <FormattedMessage defaultMessage="Remove" description="Button of a field of the studio" />
          </Button>
        )}
      </div>
      {open && chooser(() => setOpen(false))}
    </div>
  );
}
