import { type Locale, locales } from '@foyer/i18n';
import { TextArea, TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useForm, type SchemaFieldProps } from './form-context.ts';
import { LocalizedLabel } from './localized-label.tsx';
import { faultOfText, readText, writeText } from './localized-text.ts';
import { useFieldWords } from './use-field-words.ts';

/** A text in one language. Where it is missing and the other one is not beside it, what readers are given instead stands below. */
export function TextInLanguage({ schema, path, name, value, onChange, locale }: SchemaFieldProps & { locale: Locale }) {
  const form = useForm();
  const { label, hint } = useFieldWords(name);
  const { text, standIn } = readText(value, locale);
  const { tag, direction } = locales[locale];
  // Beside it stands the other language already.
  const isBeside = form.shown.some((each) => each !== locale && readText(value, each).text.trim() !== '');
  const given = {
    label: (
      <LocalizedLabel locale={locale} isMissing={standIn !== ''}>
        {label}
      </LocalizedLabel>
    ),
    hint:
      standIn && !isBeside ? (
        <FormattedMessage
          defaultMessage="In another language: {text}"
          description="Below an empty field of the studio that has a text in another language"
          values={{ text: <bdi>{standIn.slice(0, 200)}</bdi> }}
        />
      ) : (
        hint
      ),
    value: text,
    error: faultOfText(form, path, locale),
    maxLength: schema.properties?.[locale]?.maxLength,
    lang: tag,
    dir: direction,
    onChange: (typed: string) => onChange((now) => writeText(now, locale, typed)),
  };
  return schema['x-field'] === 'localized' ? <TextField {...given} autoComplete="off" /> : <TextArea {...given} rows={3} />;
}
