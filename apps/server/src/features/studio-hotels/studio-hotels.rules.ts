import type { Schemas } from '@foyer/api';
import { oneLine } from '@foyer/html';
import { countryCodes } from '@foyer/locales/countries';
import type { ProblemField } from '../../platform/http/problem.ts';
import { cleanTitle } from '../../shared/content/clean-title.ts';
import { readEmail } from '../../shared/identity/registration.rules.ts';

type Change = Schemas['StudioHotelChange'];

const texts = ['name', 'street', 'zip', 'city'] as const;

/** A change as it is stored: in one line each, an empty number or address as none. */
export function tidyHotel(change: Change): Change {
  const { region, area, telephone, email } = change;
  const said = texts.flatMap((field) => (change[field] === undefined ? [] : [[field, oneLine(change[field])] as const]));
  return {
    ...change,
    ...Object.fromEntries(said),
    ...(region && { region: cleanTitle(region) }),
    ...(area && { area: cleanTitle(area) }),
    ...(typeof telephone === 'string' && { telephone: oneLine(telephone) || null }),
    ...(typeof email === 'string' && { email: (readEmail(email) ?? oneLine(email)) || null }),
  };
}

/** Everything that is wrong with the values of a tidied change themselves. */
export function hotelFaults(change: Change): ProblemField[] {
  const { country, email } = change;
  return [
    ...texts.flatMap((field) => (change[field] === '' ? [{ field, code: 'required' }] : [])),
    ...(country !== undefined && !countryCodes.includes(country) ? [{ field: 'country', code: 'not_a_country' }] : []),
    ...(typeof email === 'string' && readEmail(email) === undefined ? [{ field: 'email', code: 'not_an_email' }] : []),
  ];
}
