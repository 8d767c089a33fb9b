import type { Schemas } from '@foyer/api';
import { localize } from '../../db/localized.ts';
import type { Locale } from '../../db/types.ts';
import type { Me } from '../../http/operation.ts';
import type { ReadSettings } from '../../settings/org-settings.ts';
import { toImage } from '../media/media.presenter.ts';
import { birthdayRule, showsBirthday } from './birthday.policy.ts';
import { nameOf, toCalendarDay } from './person.presenter.ts';
import { changeableFields, type ProfileOwner, seesAll } from './profile.policy.ts';
import type { ProfileRow } from './profile.repository.ts';

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
  const { id, firstname, lastname, title, hotel, area, birthday, birthYearVisible } = row;
  const all = seesAll(me, row);
  const seen = all || showsBirthday(birthdayRule(settings), row.birthdayToggle);
  return {
    id,
    firstname,
    lastname,
    fullname: nameOf(row),
    title: (title && localize(title, locale).text) || null,
    image: toImage(row.image, locale),
    locations: hotel ? [hotel] : [],
    areas: area ? [localize(area, locale).text] : [],
    email: all || settings.profileOptions.showEmail ? row.email : null,
    pending_email: me.id === id ? pendingEmail : null,
    birthday: birthday !== null && seen ? toCalendarDay(birthday, all || birthYearVisible) : null,
    is_birth_year_visible: birthYearVisible,
    languages: [row.language],
    changeable: changeableFields(me, ownerOf(row), settings.profileOptions),
  };
}
