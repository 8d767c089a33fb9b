import { aPagination } from './news.ts';
import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** A hotel in the studio's list. */
export const aHotelEntry = (overrides: Partial<Schemas['StudioHotelEntry']> = {}): Schemas['StudioHotelEntry'] => ({
  ...{ id: 'kurpark', name: 'Hotel am Kurpark', city: 'Bad Reichenhall', country: 'DE', image: null, people: 42 },
  ...overrides,
});

/** Hotels of several countries, one of them with a long name. */
export const studioHotels = (): Schemas['StudioHotelEntry'][] => [
  aHotelEntry(),
  aHotelEntry({ id: 'hafen', name: 'Hotel Hafenkontor', city: 'Hamburg', people: 1 }),
  aHotelEntry({ id: 'see', name: 'Haus am See', city: 'Pertisau', country: 'AT', people: 0 }),
  aHotelEntry({
    ...{ id: 'schloss', name: 'Schlosshotel Hohenstein-Waldburg mit Veranstaltungszentrum und Thermenlandschaft' },
    ...{ city: 'Llanfairpwllgwyngyll', country: 'GB', people: 318 },
  }),
];

/** A page of the studio's hotels. */
export function aHotelList(overrides: Partial<Schemas['StudioHotelList']> = {}): Schemas['StudioHotelList'] {
  const { results = studioHotels() } = overrides;
  return { results, total: results.length, pagination: aPagination(results.length, 1, 20), ...overrides };
}

/** What a hotel says. */
export const aHotelContent = (overrides: Partial<Schemas['StudioHotelContent']> = {}): Schemas['StudioHotelContent'] => ({
  ...{ name: 'Hotel am Kurpark', street: 'Parkstraße 1', zip: '83435', city: 'Bad Reichenhall', country: 'DE' },
  ...{ region: { de_DE: 'Oberbayern', en_GB: 'Upper Bavaria' }, area: { de_DE: 'Berge und Seen', en_GB: 'Mountains and lakes' } },
  ...{ telephone: '+49 8651 9000', email: 'kurpark@aurelia.example', contact_person_id: aPerson().id, rooms: 120, image_id: null },
  ...overrides,
});

/** A hotel of the customer. */
export const aStudioHotel = (overrides: Partial<Schemas['StudioHotel']> = {}): Schemas['StudioHotel'] => ({
  ...{ id: 'kurpark', content: aHotelContent(), image: null, contact_person: aPerson(), people: 42, ratings: 318 },
  pages: [{ id: 'kurpark', title: 'Hotel am Kurpark' }],
  ...overrides,
});

/** What was done to a hotel. */
export const hotelEvents = (): Schemas['StudioRecordEvent'][] => [
  { id: 'h2', at: hoursAgo(2), action: 'hotel.changed', by: aPerson(), fields: ['rooms', 'contact_person_id'] },
  { id: 'h1', at: hoursAgo(24 * 400), action: 'hotel.created', by: aPerson(), fields: [] },
];
