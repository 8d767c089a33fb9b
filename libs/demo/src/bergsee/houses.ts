import { readHotels } from '../data/hotel.ts';

/** The three houses of the second customer. */
export const houses = readHotels('bergsee/houses.json');
