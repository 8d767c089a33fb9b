import type { ReactNode } from 'react';
import { AlternativesField } from './alternatives-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { SchemaFieldProps } from './form-context.ts';
import { LanguageField } from './language-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { LocalizedField } from './localized-field.tsx';
import { LocalizedHtml } from './localized-html.tsx';
import { NumberField } from './number-field.tsx';
import { ReferenceField } from './reference-field.tsx';
import { ReferencesField } from './references-field.tsx';
import { type FieldKind, kindOf } from './schema.ts';
import { PlainGroup } from './plain-group.tsx';
import { SwitchField, TextLine, TextLines, UnknownField } from './simple-fields.tsx';

const fields: Record<FieldKind, (props: SchemaFieldProps) => ReactNode> = {
  hidden: () => null,
  localized: LocalizedField,
  'localized-long': LocalizedField,
  'localized-html': LocalizedHtml,
  text: TextLine,
  link: LinkField,
  'text-long': TextLines,
  language: LanguageField,
  reference: ReferenceField,
  references: ReferencesField,
  choice: ChoiceField,
  switch: SwitchField,
  number: NumberField,
  list: ListField,
  group: PlainGroup,
  alternatives: AlternativesField,
  unknown: UnknownField,
};

/** A field as its schema says. */
export function SchemaField(props: SchemaFieldProps) {
  const Field = fields[kindOf(props.schema)];
  return <Field {...props} />;
}
