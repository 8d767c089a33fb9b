import { useIntl } from 'react-intl';
import { type RecordErrors, useRecordErrors } from '../records/use-record-errors.ts';
import type { HotelEntries } from './hotel-entries.ts';

const order = [
  ...(['name', 'rooms', 'image_id', 'street', 'zip', 'city', 'country', 'region', 'area'] as const),
  ...(['telephone', 'email', 'contact_person_id'] as const),
];
const required = ['name', 'street', 'zip', 'city', 'country', 'rooms'] as const;
const mostRooms = 10_000;

/** The name of a field in the contract. */
export type HotelField = (typeof order)[number];

/** The id of a field's control, for the links of the summary. */
export const fieldId = (name: HotelField): string => `hotel-${name}`;

/** What a part of the form about a hotel is given. */
export interface HotelFieldsProps {
  entries: HotelEntries;
  errors: RecordErrors<HotelField>;
  change: (changed: Partial<HotelEntries>) => void;
}

/** What is wrong with the form about a hotel: what can be checked here at once, else what the server refused. */
export function useHotelErrors(failure: unknown) {
  const intl = useIntl();
  const { errors, attempt, check } = useRecordErrors({ order, idOf: fieldId, failure });
  const isMissing = intl.formatMessage({ defaultMessage: 'Please fill this in.', description: 'Error in the form about a hotel' });
  const isNoNumber = intl.formatMessage(
    { defaultMessage: 'Please enter a whole number from 1 to {most, number}.', description: 'Error at the number of rooms of a hotel' },
    { most: mostRooms },
  );
  return {
    errors,
    attempt,
    /** Whether the form may be sent. */
    check(entries: HotelEntries) {
      const rooms = Number(entries.rooms);
      const missing = required.filter((name) => !entries[name].trim()).map((name) => [name, isMissing] as const);
      const isWrong = !Number.isInteger(rooms) || rooms < 1 || rooms > mostRooms;
      return check({ ...(isWrong && { rooms: isNoNumber }), ...Object.fromEntries(missing) });
    },
  };
}
