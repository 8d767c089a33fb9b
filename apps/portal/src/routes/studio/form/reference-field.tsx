import { ChosenField } from './chosen-field.tsx';
import { useFault, type SchemaFieldProps } from './form-context.ts';
import { ReferenceChooser } from './reference-chooser.tsx';
import { asText, referenceKindOf } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';
import { useReferences } from './use-references.ts';

/** One thing that is chosen. */
export function ReferenceField({ schema, nullable, path, name, value, onChange }: SchemaFieldProps) {
  const { label, hint } = useFieldWords(name);
  const error = useFault(path);
  const { find, remember } = useReferences(referenceKindOf(schema));
  const chosen = asText(value);
  return (
    <ChosenField
      label={label}
      hint={hint}
      error={error}
      value={chosen}
      choice={find(chosen)}
      nullable={nullable}
      onRemove={() => onChange(() => '')}
      chooser={(close) => (
        <ReferenceChooser
          title={label}
          schema={schema}
          taken={[chosen]}
          onClose={close}
          onChoose={(choice) => {
            remember(choice);
            onChange(() => choice.id);
          }}
        />
      )}
    />
  );
}
