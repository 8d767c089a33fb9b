import type { Schemas } from '@foyer/api';

/** What the form of a profile holds. */
export interface ProfileEntries {
  email: string;
  firstname: string;
  lastname: string;
  title: string;
  /** `YYYY-MM-DD` or empty. */
  birthday: string;
  yearVisible: boolean;
}

type Profile = Schemas['Profile'];

const digits = (number: number, count: number): string => String(number).padStart(count, '0');

/** A whole birthday as the date field has it; empty where there is none. */
export const dayOf = (birthday: Profile['birthday']): string =>
  birthday?.year ? `${digits(birthday.year, 4)}-${digits(birthday.month, 2)}-${digits(birthday.day, 2)}` : '';

/** What the form begins with. */
export const entriesOf = (profile: Profile): ProfileEntries => ({
  email: profile.email ?? '',
  firstname: profile.firstname,
  lastname: profile.lastname,
  title: profile.title ?? '',
  birthday: dayOf(profile.birthday),
  yearVisible: profile.is_birth_year_visible,
});

/** What differs from the profile, of what may be changed; empty where nothing does. */
export function changesOf(entries: ProfileEntries, profile: Profile): Schemas['ProfileChange'] {
  const before = entriesOf(profile);
  const differs = (name: keyof ProfileEntries, field: Schemas['ProfileField']): boolean =>
    entries[name] !== before[name] && profile.changeable.includes(field);
  return {
    ...(differs('email', 'email') && { email: entries.email }),
    ...(differs('firstname', 'firstname') && { firstname: entries.firstname }),
    ...(differs('lastname', 'lastname') && { lastname: entries.lastname }),
    ...(differs('title', 'title') && { title: entries.title.trim() || null }),
    ...(differs('birthday', 'birthday') && { birthday: entries.birthday || null }),
    ...(differs('yearVisible', 'is_birth_year_visible') && { is_birth_year_visible: entries.yearVisible }),
  };
}

/** A draft of the form, as far as it can be read; storage may hold anything. */
export function readEntries(draft: string, initial: ProfileEntries): ProfileEntries {
  try {
    const kept = JSON.parse(draft) as Record<string, unknown>;
    const known = Object.entries(initial).map(([name, value]) => [name, typeof kept[name] === typeof value ? kept[name] : value]);
    return Object.fromEntries(known) as ProfileEntries;
  } catch {
    return initial;
  }
}
