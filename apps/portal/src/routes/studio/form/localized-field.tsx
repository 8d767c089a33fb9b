import { locales } from '@foyer/i18n';
import { TextArea, TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useForm, type SchemaFieldProps } from './form-context.ts';
import { faultOfText, readText, writeText } from './localized-text.ts';
import { useFieldWords } from './use-field-words.ts';

/** A text in the language that is written. Where it is missing, what readers are given instead stands below. */
export function LocalizedField({ schema, path, name, value, onChange }: SchemaFieldProps) {
  const form = useForm();
  const { label, hint } = useFieldWords(name);
  const { locale } = form;
  const { text, standIn } = readText(value, locale);
  const { tag, direction } = locales[locale];
  const given = {
    label,
    hint: standIn ? (
      <FormattedMessage
        defaultMessage="In another language: {text}"
        description="Below an empty field of the studio that has a text in another language"
        values={{ text: <bdi>{standIn.slice(0, 200)}</bdi> }}
      />
    ) : (
      hint
    ),
    value: text,
    error: faultOfText(form, path),
    maxLength: schema.properties?.[locale]?.maxLength,
    lang: tag,
    dir: direction,
    onChange: (typed: string) => onChange((now) => writeText(now, locale, typed)),
  };
  return schema['x-field'] === 'localized' ? <TextField {...given} autoComplete="off" /> : <TextArea {...given} rows={3} />;
}
