import type { Schemas } from '@foyer/api';
import { languageName } from '@foyer/locales';
import type { ReadSettings } from '@foyer/settings';
import { localize, localizeList } from '../../platform/db/localized.ts';
import { hotels, users } from './people.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { translate } from '../../platform/http/messages.ts';

/** The columns that a person's card is made of beside name, position and house; needs the join of their hotel. */
export const userFieldColumns = {
  language: users.language,
  gender: users.gender,
  careers: users.careers,
  skills: users.skills,
  specialTasks: users.specialTasks,
  area: hotels.area,
};

/** A person's fields as they are stored. */
export type UserFieldsRow = Pick<typeof users.$inferSelect, 'language' | 'gender' | 'careers' | 'skills' | 'specialTasks'> &
  Pick<typeof hotels.$inferSelect, 'area'>;

/** What a person's card shows beside name, position and house. */
export type CardFields = Pick<Schemas['ProfileteaserEntry'], 'special_tasks' | 'extra_fields'>;

type ExtraFields = ReadSettings['profileOptions']['extraFields'];

interface Values extends Record<ExtraFields[number], string[]> {
  gender: NonNullable<UserFieldsRow['gender']>[];
  languages: Locale[];
}

/** Every field that customers choose from, in the reader's language; what is not known is empty. */
export const userFieldValues = (row: UserFieldsRow, locale: Locale): Values => ({
  areas: row.area ? [localize(row.area, locale).text] : [],
  careers: localizeList(row.careers, locale),
  gender: row.gender ? [row.gender] : [],
  languages: [row.language],
  skills: localizeList(row.skills, locale),
});

/** Genders and languages are stored by key; all else is in words. */
const worded = (key: ExtraFields[number], values: readonly string[], locale: Locale): string[] =>
  values.map((value) => {
    if (key === 'gender') return translate(locale, `gender.${value}`);
    return key === 'languages' ? languageName(value as Locale, locale) : value;
  });

/** The fields of a card: special tasks, and those that the customer has chosen. */
export function toCardFields(row: UserFieldsRow, extraFields: ExtraFields, locale: Locale): CardFields {
  const values = userFieldValues(row, locale);
  return {
    special_tasks: localizeList(row.specialTasks, locale),
    extra_fields: extraFields
      .map((key) => ({ key, name: translate(locale, `user_field.${key}`), values: worded(key, values[key], locale) }))
      .filter((field) => field.values.length > 0),
  };
}
