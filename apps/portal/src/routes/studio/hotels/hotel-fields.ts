import { fieldId, type HotelFieldsProps } from './use-hotel-errors.ts';

/** What every field of words has. */
export const wired = (
  name: 'name' | 'street' | 'zip' | 'city' | 'rooms' | 'telephone' | 'email',
  { entries, errors, change }: HotelFieldsProps,
) => ({
  id: fieldId(name),
  name,
  error: errors.of(name),
  value: entries[name],
  // Not the reader's own: browsers must not fill them in.
  autoComplete: 'off',
  onChange: (value: string) => change({ [name]: value }),
});
