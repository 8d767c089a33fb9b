import { useId } from 'react';
import * as styles from './form.css.ts';
import { GroupFields } from './group-fields.tsx';
import { useFieldWords } from './use-field-words.ts';
import type { SchemaFieldProps } from './form-context.ts';

/** Fields that belong together, under a name. */
export function PlainGroup({ nullable: _nullable, ...props }: SchemaFieldProps) {
  const id = useId();
  const { label } = useFieldWords(props.name);
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <GroupFields {...props} />
    </div>
  );
}
