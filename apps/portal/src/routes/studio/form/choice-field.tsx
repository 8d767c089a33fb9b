import { NativeSelect, Radio, RadioGroup } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useFault, useForm, type SchemaFieldProps } from './form-context.ts';
import { asText, readable } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';

/** How many choices are shown at once. */
const few = 3;

/** One of some values: all in sight where they are few. */
export function ChoiceField({ schema, nullable, path, name, value, onChange }: SchemaFieldProps) {
  const intl = useIntl();
  const { words } = useForm();
  const { label, hint } = useFieldWords(name);
  const error = useFault(path);
  const values = (schema.enum ?? []).filter((each) => typeof each === 'string');
  const wordOf = (each: string) => words.choice(name, each) ?? readable(each);
  if (values.length <= few && !nullable) {
    return (
      <RadioGroup label={label} hint={hint} error={error} value={asText(value)} onChange={(chosen) => onChange(() => chosen)}>
        {values.map((each) => (
          <Radio key={each} value={each} label={wordOf(each)} />
        ))}
      </RadioGroup>
    );
  }
  return (
    <NativeSelect label={label} hint={hint} error={error} value={asText(value)} onChange={(chosen) => onChange(() => chosen)}>
      {(nullable || !asText(value)) && (
        <option value="">{intl.formatMessage({ defaultMessage: 'None', description: 'Choice of a field in the studio' })}</option>
      )}
      {values.map((each) => (
        <option key={each} value={each}>
          {wordOf(each)}
        </option>
      ))}
    </NativeSelect>
  );
}
