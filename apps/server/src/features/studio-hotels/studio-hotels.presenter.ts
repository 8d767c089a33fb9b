import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import type { hotels } from '../../shared/people/people.tables.ts';
import type { createHotelsList } from './studio-hotels.list.ts';
import type { HotelRow, HotelUses } from './studio-hotels.repository.ts';

type Content = Schemas['StudioHotelContent'];

/** What a hotel says. */
export const toContent = ({ hotel }: Pick<HotelRow, 'hotel'>): Content => ({
  ...{ name: hotel.name, street: hotel.street, zip: hotel.zip, city: hotel.city, country: hotel.country },
  ...{ region: hotel.region ?? {}, area: hotel.area ?? {}, telephone: hotel.telephone, email: hotel.email },
  ...{ contact_person_id: hotel.contactPersonId, rooms: hotel.rooms, image_id: hotel.imageId },
});

const textOrNone = (text: Content['region']): Content['region'] | null => (Object.keys(text).length > 0 ? text : null);

/** What a change means for the row. */
export function toValues(change: Partial<Content>): Partial<typeof hotels.$inferInsert> {
  const { region, area, contact_person_id: contactPersonId, image_id: imageId, ...rest } = change;
  return {
    ...rest,
    ...(region && { region: textOrNone(region) }),
    ...(area && { area: textOrNone(area) }),
    ...(contactPersonId !== undefined && { contactPersonId }),
    ...(imageId !== undefined && { imageId }),
  };
}

/** A hotel with what hangs on it. */
export const toStudioHotel = (row: HotelRow, uses: HotelUses, locale: Locale): Schemas['StudioHotel'] => ({
  id: row.hotel.id,
  content: toContent(row),
  image: toImage(row.image, locale),
  contact_person: row.contact && toPerson(row.contact, row.portrait, locale),
  ...uses,
});

type ListRow = Awaited<ReturnType<ReturnType<typeof createHotelsList>['page']>>[number];

/** A hotel in the list. */
export const toHotelEntry = ({ image, ...row }: ListRow, people: number, locale: Locale): Schemas['StudioHotelEntry'] => ({
  ...row,
  image: toImage(image, locale),
  people,
});
