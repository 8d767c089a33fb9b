import { Button } from '@foyer/ui';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceLine } from './choice-line.tsx';
import { useFault, type SchemaFieldProps } from './form-context.ts';
import * as styles from './form.css.ts';
import { ReferenceChooser } from './reference-chooser.tsx';
import { asText, referenceKindOf } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';
import { useReferences } from './use-references.ts';

/** One thing that is chosen. */
export function ReferenceField({ schema, nullable, path, name, value, onChange }: SchemaFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { label, hint } = useFieldWords(name);
  const error = useFault(path);
  const { find, remember } = useReferences(referenceKindOf(schema));
  const chosen = asText(value);
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {chosen && <ChoiceLine id={chosen} choice={find(chosen)} />}
      {error && <p className={styles.fault}>{error}</p>}
      <div className={styles.actions}>
        <Button ref={chooser} look="secondary" aria-haspopup="dialog" aria-invalid={error ? true : undefined} onClick={() => setOpen(true)}>
          {chosen ? (
            <FormattedMessage defaultMessage="Choose another …" description="Button of a field of the studio" />
          ) : (
            <FormattedMessage defaultMessage="Choose …" description="Button of a field of the studio" />
          )}
        </Button>
        {chosen && nullable && (
          <Button
            look="quiet"
            onClick={() => {
              // This button goes, and the focus with it.
              chooser.current?.focus();
              onChange(() => '');
            }}
          >
            <FormattedMessage defaultMessage="Remove" description="Button of a field of the studio" />
          </Button>
        )}
      </div>
      {open && (
        <ReferenceChooser
          title={label}
          schema={schema}
          taken={[chosen]}
          onClose={() => setOpen(false)}
          onChoose={(choice) => {
            remember(choice);
            setOpen(false);
            onChange(() => choice.id);
          }}
        />
      )}
    </div>
  );
}
