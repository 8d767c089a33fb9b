import type { Locale, LocalizedText } from '@foyer/server/seed';
import type { Building } from '../art/buildings/index.ts';
import type { Land } from '../art/scene.ts';

/** A text in all six languages. */
export type EveryLanguage = Record<Locale, string>;

export type Country = 'DE' | 'AT' | 'CH' | 'FR' | 'IT' | 'NL' | 'GB' | 'AE' | 'OM' | 'TN' | 'MA';

/** A hotel of the demo. */
export interface HotelFacts {
  id: string;
  name: string;
  /** The name in Arabic script. */
  arabicName: string;
  /** The article the name takes in German. */
  german: 'der' | 'die' | 'das';
  street: string;
  zip: string;
  country: Country;
  city: EveryLanguage;
  region: LocalizedText;
  rooms: number;
  /** The language spoken in the house. */
  language: Locale;
  look: { building: Building; land: Land };
  /** Two sentences about the house, for articles. */
  about: LocalizedText & { de_DE: string; en_GB: string };
}

/** City or region in the order German, English, French, Italian, Dutch, Arabic; a single name serves all but Arabic. */
export function place(
  arabic: string,
  german: string,
  english = german,
  french = english,
  italian = english,
  dutch = english,
): EveryLanguage {
  return { de_DE: german, en_GB: english, fr_FR: french, it_IT: italian, nl_NL: dutch, ar: arabic };
}
