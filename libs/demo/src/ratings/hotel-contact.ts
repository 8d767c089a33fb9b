import { type Country, type EveryLanguage, type HotelFacts, place } from '../data/hotel.ts';
import { createRandom } from '../random.ts';

const german = place('ألمانيا', 'Deutschland', 'Germany', 'Allemagne', 'Germania', 'Duitsland');
const alpine = place('جبال الألب', 'Alpen', 'Alps', 'Alpes', 'Alpi', 'Alpen');
const southern = place(
  'فرنسا وإيطاليا',
  'Frankreich und Italien',
  'France and Italy',
  'France et Italie',
  'Francia e Italia',
  'Frankrijk en Italië',
);
const northern = place('بحر الشمال', 'Nordsee', 'North Sea', 'Mer du Nord', 'Mare del Nord', 'Noordzee');
const eastern = place(
  'المغرب العربي والخليج',
  'Maghreb und Golf',
  'Maghreb and Gulf',
  'Maghreb et Golfe',
  'Maghreb e Golfo',
  'Maghreb en Golf',
);

/** The part of the group and the dialling code of each country. */
const countries: Record<Country, readonly [area: EveryLanguage, code: number]> = {
  DE: [german, 49],
  AT: [alpine, 43],
  CH: [alpine, 41],
  FR: [southern, 33],
  IT: [southern, 39],
  NL: [northern, 31],
  GB: [northern, 44],
  AE: [eastern, 971],
  OM: [eastern, 968],
  TN: [eastern, 216],
  MA: [eastern, 212],
};

/** How a hotel is reached. Nobody has these numbers: 555 is nowhere an area. */
export function hotelContact(hotel: HotelFacts, domain: string): { area: EveryLanguage; telephone: string; email: string } {
  const [area, code] = countries[hotel.country];
  const random = createRandom('telephone', hotel.id);
  const mailbox = hotel.id.replace(`${domain.split('.')[0]}-`, '');
  return { area, telephone: `+${code} 555 ${random.int(1000, 9999)} ${random.int(10, 99)}0`, email: `${mailbox}@${domain}` };
}
