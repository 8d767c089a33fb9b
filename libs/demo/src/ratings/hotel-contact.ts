import { z } from 'zod';
import type { HotelFacts } from '../data/hotel.ts';
import { createRandom } from '../random.ts';
import { readJson } from '../read-content.ts';
import { country, type EveryLanguage, everyLanguage } from '../schemas.ts';

/** The parts of the group, and part and dialling code of each country. */
const { areas, countries } = readJson(
  'hotels/contacts.json',
  z.strictObject({
    areas: z.record(z.string(), everyLanguage),
    countries: z.record(country, z.strictObject({ area: z.string(), code: z.int() })),
  }),
);

/** How a hotel is reached. No one has these numbers: 555 is nowhere an area. */
export function hotelContact(hotel: HotelFacts, domain: string): { area: EveryLanguage; telephone: string; email: string } {
  const { area: part, code } = countries[hotel.country];
  const area = areas[part]!;
  const random = createRandom('telephone', hotel.id);
  const mailbox = hotel.id.replace(`${domain.split('.')[0]}-`, '');
  return { area, telephone: `+${code} 555 ${random.int(1000, 9999)} ${random.int(10, 99)}0`, email: `${mailbox}@${domain}` };
}
