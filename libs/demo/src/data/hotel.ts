import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { building, country, everyLanguage, land, locale, localizedText } from '../schemas.ts';

/** A hotel of the demo. */
const hotel = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The name in Arabic script. */
  arabicName: z.string(),
  /** The article the name takes in German. */
  german: z.enum(['der', 'die', 'das']),
  street: z.string(),
  zip: z.string(),
  country,
  city: everyLanguage,
  region: localizedText,
  rooms: z.int(),
  /** The language spoken in the house. */
  language: locale,
  look: z.strictObject({ building, land }),
  /** Two sentences about the house, for articles. */
  about: localizedText.and(z.object({ de_DE: z.string(), en_GB: z.string() })),
});

export type HotelFacts = z.infer<typeof hotel>;

/** Reads hotels from a file of the content. */
export const readHotels = (file: string): HotelFacts[] => readJson(file, z.array(hotel));

const regions = ['germany', 'alps', 'france', 'italy', 'north-sea', 'south'];

/** The forty hotels of the group. */
export const hotelFacts: readonly HotelFacts[] = regions.flatMap((region) => readHotels(`hotels/${region}.json`));
