import { aHotelList, aStudioHotel, hotelEvents } from '../factories/studio-hotels.ts';
import type { Schemas } from '../factories/overrides.ts';
import { mock, problem } from './mock.ts';

/** Hotels in the studio; what is changed is kept, as the server does. */
export function studioHotelsCalls() {
  let hotel = aStudioHotel();
  return [
    mock('listStudioHotels', ({ query }) => {
      const words = (query.get('q') ?? '').toLowerCase();
      const { results } = aHotelList();
      return aHotelList({ results: results.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(words)) });
    }),
    mock('createStudioHotel', ({ body }) => {
      const { content } = body as Schemas['NewStudioHotel'];
      return (hotel = aStudioHotel({ id: 'new', content, contact_person: null, people: 0, ratings: 0, pages: [] }));
    }),
    mock('getStudioHotel', ({ path }) => (hotel = { ...hotel, id: path['id']! })),
    mock(
      'updateStudioHotel',
      ({ body }) => (hotel = { ...hotel, content: { ...hotel.content, ...(body as Schemas['StudioHotelChange']) } }),
    ),
    mock('deleteStudioHotel', () => null),
    mock('listStudioHotelChanges', () => hotelEvents()),
  ];
}

export const listStudioHotels = (results: Schemas['StudioHotelEntry'][]) => mock('listStudioHotels', () => aHotelList({ results }));
export const getStudioHotel = (overrides: Partial<Schemas['StudioHotel']>) => mock('getStudioHotel', () => aStudioHotel(overrides));
/** Another hotel in the town is called that. */
export const updateStudioHotelRefuses = mock('updateStudioHotel', () =>
  problem(400, 'validation_failed', {
    errors: [{ field: 'name', code: 'hotel_exists', message: 'Es gibt hier schon ein Hotel mit diesem Namen.' }],
  }),
);
