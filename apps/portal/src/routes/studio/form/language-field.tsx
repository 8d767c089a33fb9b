import { NativeSelect } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useFault, type SchemaFieldProps } from './form-context.ts';
import { asText } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';

/** Languages that are spoken in hotels, beyond those the portal speaks. */
const spoken =
  'ar bg bn bs cs da de el en es et fa fi fr hi hr hu it ka lt lv mk nb nl pl ps pt ro ru sk sl sq sr sv ta th ti tr uk ur vi zh';

/** One language by its two letters. */
export function LanguageField({ nullable, path, name, value, onChange }: SchemaFieldProps) {
  const intl = useIntl();
  const chosen = asText(value);
  const letters = [...new Set([...spoken.split(' '), ...(chosen ? [chosen] : [])])];
  const named = letters.map((key) => ({ key, label: intl.formatDisplayName(key, { type: 'language' }) ?? key }));
  return (
    <NativeSelect {...useFieldWords(name)} value={chosen} error={useFault(path)} onChange={(key) => onChange(() => key)}>
      {(nullable || !chosen) && (
        <option value="">{intl.formatMessage({ defaultMessage: 'None', description: 'Choice of a field in the studio' })}</option>
      )}
      {named
        .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale))
        .map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
    </NativeSelect>
  );
}
