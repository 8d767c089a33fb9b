import { NativeSelect } from '@foyer/ui';
import { useFault, useForm, type SchemaFieldProps } from './form-context.ts';
import { GroupFields } from './group-fields.tsx';
import { alternativesOf, asObject, asText, readable, turnedInto } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';

/** An object of one of several kinds: its kind, and the fields of that. */
export function AlternativesField({ schema, path, name, value, onChange }: SchemaFieldProps) {
  const { by, schemas } = alternativesOf(schema)!;
  const { words } = useForm();
  const { label, hint } = useFieldWords(`${name}.${by}`);
  const kind = asText(asObject(value)[by]);
  const error = useFault(`${path}.${by}`);
  const chosen = schemas.get(kind);
  return (
    <>
      <NativeSelect
        label={label}
        hint={hint}
        error={error}
        value={kind}
        onChange={(next) => onChange((now) => turnedInto(schemas.get(next) ?? {}, now))}
      >
        {[...schemas.keys()].concat(chosen ? [] : [kind]).map((each) => (
          <option key={each} value={each}>
            {words.choice(`${name}.${by}`, each) ?? readable(each)}
          </option>
        ))}
      </NativeSelect>
      {chosen && <GroupFields schema={chosen} path={path} name={name} value={value} onChange={onChange} />}
    </>
  );
}
