import { defineMessages } from 'react-intl';
import type { HistoryWords } from '../records/record-events.tsx';

/** What the history of a hotel says. */
export const hotelWords: HistoryWords = {
  actions: defineMessages({
    'hotel.created': { defaultMessage: 'Hotel created', description: 'Entry in the history of a hotel' },
    'hotel.changed': { defaultMessage: 'Changed', description: 'Entry in the history of a hotel' },
  }),
  fields: defineMessages({
    name: { defaultMessage: 'name', description: 'Field of a hotel, in the middle of a list of what was changed' },
    street: { defaultMessage: 'street', description: 'Field of a hotel, in the middle of a list of what was changed' },
    zip: { defaultMessage: 'postcode', description: 'Field of a hotel, in the middle of a list of what was changed' },
    city: { defaultMessage: 'town', description: 'Field of a hotel, in the middle of a list of what was changed' },
    country: { defaultMessage: 'country', description: 'Field of a hotel, in the middle of a list of what was changed' },
    region: { defaultMessage: 'region', description: 'Field of a hotel, in the middle of a list of what was changed' },
    area: { defaultMessage: 'area', description: 'Field of a hotel, in the middle of a list of what was changed' },
    telephone: { defaultMessage: 'telephone number', description: 'Field of a hotel, in the middle of a list of what was changed' },
    email: { defaultMessage: 'e-mail address', description: 'Field of a hotel, in the middle of a list of what was changed' },
    contact_person_id: { defaultMessage: 'contact person', description: 'Field of a hotel, in the middle of a list of what was changed' },
    rooms: { defaultMessage: 'number of rooms', description: 'Field of a hotel, in the middle of a list of what was changed' },
    image_id: { defaultMessage: 'picture', description: 'Field of a hotel, in the middle of a list of what was changed' },
  }),
};
