import type { Schemas } from '@foyer/api';

type Content = Schemas['StudioHotelContent'];

/** What a hotel says, as it is typed. */
export interface HotelEntries extends Omit<Content, 'rooms' | 'telephone' | 'email'> {
  rooms: string;
  telephone: string;
  email: string;
}

/** The fields of a new hotel. */
export const noHotel: HotelEntries = {
  ...{ name: '', street: '', zip: '', city: '', country: '', region: {}, area: {}, telephone: '', email: '' },
  ...{ contact_person_id: null, rooms: '', image_id: null },
};

/** The fields as a hotel fills them. */
export const entriesOf = ({ rooms, telephone, email, ...content }: Content): HotelEntries => ({
  ...content,
  rooms: String(rooms),
  telephone: telephone ?? '',
  email: email ?? '',
});

/** What is to be sent of entries without faults. */
export function contentOf<Part extends Partial<HotelEntries>>({ rooms, telephone, email, ...rest }: Part): Partial<Content> {
  return {
    ...rest,
    ...(rooms !== undefined && { rooms: Number(rooms) }),
    ...(telephone !== undefined && { telephone: telephone || null }),
    ...(email !== undefined && { email: email || null }),
  };
}

/** Under which what was typed about a hotel is kept. */
export const hotelDraft = (id: string): string => `studio-hotel:${id}`;
