import { type Change, FormProvider, type FormContext } from './form-context.ts';
import { useMemo } from 'react';
import * as styles from './form.css.ts';
import { GroupFields } from './group-fields.tsx';
import { SchemaField } from './schema-field.tsx';
import { type FieldSchema, plain } from './schema.ts';

interface SchemaFormProps extends FormContext {
  schema: FieldSchema;
  value: unknown;
  /** Where the value is in what it is a part of: faults name their fields from there. */
  path: string;
  onChange: Change;
}

/**
 * A form made of a JSON Schema, as `StudioModuleType.config` is one: texts in one language or two side by side, things that are chosen, lists that are sorted. What the
 * schema does not know stays in the value as it is.
 */
export function SchemaForm({ schema, value, path, onChange, ...given }: SchemaFormProps) {
  const { words, faults, languages, locale, shown, references, addSource } = given;
  const context = useMemo(
    () => ({ Field: SchemaField, words, faults, languages, locale, shown, references, addSource }),
    [words, faults, languages, locale, shown, references, addSource],
  );
  return (
    <FormProvider value={context}>
      <div className={styles.fields}>
        <GroupFields schema={plain(schema).schema} path={path} name="" value={value} onChange={onChange} />
      </div>
    </FormProvider>
  );
}
