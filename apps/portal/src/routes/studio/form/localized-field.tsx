import type { SchemaFieldProps } from './form-context.ts';
import { InLanguages } from './in-languages.tsx';
import { TextInLanguage } from './text-in-language.tsx';

/** A text in the languages that are written. */
export const LocalizedField = (props: SchemaFieldProps) => (
  <InLanguages>{(locale) => <TextInLanguage {...props} locale={locale} />}</InLanguages>
);
