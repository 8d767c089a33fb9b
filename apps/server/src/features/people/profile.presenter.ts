import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import { localize, localizeList } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { birthdayRule, showsBirthday } from '../../shared/people/birthday.policy.ts';
import { nameOf, toCalendarDay } from '../../shared/people/person.presenter.ts';
import { changeableFields, type ProfileOwner, sectionFor, seesAll, showsField } from './profile.policy.ts';
import type { ProfileRow } from './profile.repository.ts';
import { userFieldValues } from '../../shared/people/user-fields.ts';

/** Who looks, and in which language. */
export interface Look {
  me: Me;
  locale: Locale;
  settings: Pick<ReadSettings, 'profileOptions' | 'settingsMenu'>;
  /** The address that waits for its confirmation. */
  pendingEmail: string | null;
}

/** What the policy asks of a profile. */
export const ownerOf = ({ id, permissions, adminUrl, hasPassword }: ProfileRow): ProfileOwner => ({
  id,
  permissions,
  adminUrl,
  hasPassword,
});

/** The profile as `me` may see it. */
export function toProfile(row: ProfileRow, { me, locale, settings, pendingEmail }: Look): Schemas['Profile'] {
  const { id, firstname, lastname, title, hotel, birthday, birthYearVisible } = row;
  const all = seesAll(me, row);
  const section = sectionFor(me, row, settings.profileOptions);
  const seen = all || (section !== 'guest' && showsBirthday(birthdayRule(settings), row.birthdayToggle));
  const { extraFields } = settings.profileOptions;
  const values = userFieldValues(row, locale);
  const shown = <Key extends keyof typeof values>(key: Key) => (showsField(key, { section, all, extraFields }) ? values[key] : []);
  return {
    id,
    firstname,
    lastname,
    fullname: nameOf(row),
    title: (title && localize(title, locale).text) || null,
    image: toImage(row.image, locale),
    locations: hotel ? [hotel] : [],
    areas: shown('areas'),
    email: all || settings.profileOptions.showEmail ? row.email : null,
    pending_email: me.id === id ? pendingEmail : null,
    birthday: birthday !== null && seen ? toCalendarDay(birthday, all || birthYearVisible) : null,
    is_birth_year_visible: birthYearVisible,
    languages: shown('languages'),
    gender: shown('gender')[0] ?? null,
    careers: shown('careers'),
    skills: shown('skills'),
    special_tasks: localizeList(row.specialTasks, locale),
    section,
    changeable: changeableFields(me, ownerOf(row), settings.profileOptions),
  };
}
