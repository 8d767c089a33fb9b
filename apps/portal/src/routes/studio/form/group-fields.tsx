import { Switch } from '@foyer/ui';
import { memo, useCallback, useId } from 'react';
import { type Change, type FieldProps, useForm } from './form-context.ts';
import * as styles from './form.css.ts';
import { asObject, type FieldSchema, initial, kindOf, plain, withProperty } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';

interface GroupFieldsProps extends FieldProps {
  schema: FieldSchema;
}

/** The fields of an object, one below the other. */
export function GroupFields({ schema, path, name, value, onChange }: GroupFieldsProps) {
  const object = asObject(value);
  return Object.entries(schema.properties ?? {}).map(([key, property]) => (
    <Property
      key={key}
      property={key}
      schema={property}
      required={schema.required?.includes(key) ?? false}
      path={path ? `${path}.${key}` : key}
      name={name ? `${name}.${key}` : key}
      value={object[key]}
      onChange={onChange}
    />
  ));
}

interface PropertyProps extends FieldProps {
  property: string;
  schema: FieldSchema;
  required: boolean;
}

const isNothing = (value: unknown): boolean => value === '' || value === null;

/** Drawn again where its own value changes. */
const Property = memo(function Property({ property, schema: written, required, onChange, ...rest }: PropertyProps) {
  const { schema, nullable } = plain(written);
  return <PlainProperty property={property} schema={schema} nullable={nullable} required={required} onChange={onChange} {...rest} />;
});

function PlainProperty({ property, schema, nullable, required, onChange, ...rest }: PropertyProps & { nullable: boolean }) {
  const { Field } = useForm();
  const change = useCallback<Change>(
    (update) =>
      onChange((now) => {
        const value = update(asObject(now)[property]);
        // What may be missing is not kept empty; what must be there and may be nothing is null.
        if (isNothing(value) && nullable) return withProperty(now, property, null);
        return withProperty(now, property, isNothing(value) && !required ? undefined : value);
      }),
    [onChange, property, required, nullable],
  );
  if (kindOf(schema) === 'group' && !required) return <OptionalGroup schema={schema} onChange={change} {...rest} />;
  return <Field schema={schema} nullable={nullable || !required} onChange={change} {...rest} />;
}

/** A group that may be missing: switched on and off. */
function OptionalGroup({ schema, value, onChange, ...rest }: GroupFieldsProps) {
  const id = useId();
  const { label, hint } = useFieldWords(rest.name);
  const on = typeof value === 'object' && value !== null;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Switch
        id={id}
        label={label}
        description={hint}
        checked={on}
        onChange={(wanted) => onChange(() => (wanted ? initial(schema) : undefined))}
      />
      {on && <GroupFields schema={schema} value={value} onChange={onChange} {...rest} />}
    </div>
  );
}
