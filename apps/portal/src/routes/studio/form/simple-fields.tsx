import { Switch, Text, TextArea, TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useFault, type SchemaFieldProps } from './form-context.ts';
import { asText } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';

/** A line of text that is the same in every language. */
export function TextLine({ schema, path, name, value, onChange }: SchemaFieldProps) {
  return (
    <TextField
      {...useFieldWords(name)}
      value={asText(value)}
      maxLength={schema.maxLength}
      error={useFault(path)}
      autoComplete="off"
      {...(schema.format === 'email' && { type: 'email' })}
      onChange={(text) => onChange(() => text)}
    />
  );
}

/** Several lines that are the same in every language. */
export function TextLines({ schema, path, name, value, onChange }: SchemaFieldProps) {
  return (
    <TextArea
      {...useFieldWords(name)}
      value={asText(value)}
      maxLength={schema.maxLength}
      rows={4}
      error={useFault(path)}
      onChange={(text) => onChange(() => text)}
    />
  );
}

/** Yes or no. */
export function SwitchField({ path, name, value, onChange }: SchemaFieldProps) {
  const { label, hint } = useFieldWords(name);
  return <Switch label={label} description={hint} checked={value === true} error={useFault(path)} onChange={(on) => onChange(() => on)} />;
}

/** Something that this version of the studio has no field for; it is kept. */
export function UnknownField({ name }: SchemaFieldProps) {
  return (
    <Text size="s" tone="muted">
      <FormattedMessage
        defaultMessage="{field}: cannot be changed here and stays as it is."
        description="In a form of the studio, in place of a field of an unknown kind; field is its name"
        values={{ field: useFieldWords(name).label }}
      />
    </Text>
  );
}
