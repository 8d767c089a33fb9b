import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import type { ReadSettings } from '@foyer/settings';
import type { Locale } from '../../platform/db/types.ts';
import { toCalendarDay, toPerson } from '../../shared/people/person.presenter.ts';
import { toCardFields } from '../../shared/people/user-fields.ts';
import { showsYear } from './occasions.policy.ts';
import type { OccasionRow } from './occasions.repository.ts';
import { nextCelebration } from './occasions.rules.ts';

/** From which day (`YYYY-MM-DD`) on, in which language, and which fields of people the customer shows. */
export interface OccasionsView extends Pick<ReadSettings['profileOptions'], 'extraFields'> {
  today: string;
  locale: Locale;
  /** For visitors of a website, who learn who is celebrated and why, and nothing else of them. */
  forGuests?: boolean;
}

/** What an occasion is known by: whose it is, and which. */
export const occasionId = (type: Schemas['OccasionType'], userId: string): string => `${type}-${userId}`;

const noFields = { special_tasks: [], extra_fields: [] };

/** A member's occasion. */
export function toOccasion(
  row: OccasionRow,
  type: Schemas['OccasionType'],
  { today, locale, extraFields, forGuests = false }: OccasionsView,
): Schemas['Occasion'] {
  const person = toPerson(row.person, row.portrait, locale);
  const { on, years } = nextCelebration(row.day, today);
  return {
    id: occasionId(type, person.id),
    type,
    user: { ...person, profile_url: paths.profile(person.id), ...(forGuests ? noFields : toCardFields(row.fields, extraFields, locale)) },
    img: person.image,
    date: toCalendarDay(row.day, !forGuests && showsYear(type, row)),
    is_birth_year_visible: !forGuests && row.birthYearVisible,
    // A birthday's years would reveal the year of birth.
    years: type === 'anniversary' ? years : null,
    celebrated_on: on,
    is_today: on === today,
  };
}
