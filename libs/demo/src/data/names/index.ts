import type { Country } from '../hotel.ts';
import type { Culture } from './culture.ts';
import { arabic, croatian, eastAsian, filipino, indian, polish, turkish, ukrainian, westAfrican } from './eastern.ts';
import { british, dutch, french, german, italian, portuguese, spanish } from './western.ts';

type Mix = readonly (readonly [Culture, number])[];

const germanSpeaking: Mix = [
  [german, 58],
  [turkish, 7],
  [polish, 6],
  [croatian, 7],
  [italian, 5],
  [ukrainian, 4],
  [arabic, 5],
  [spanish, 2],
  [portuguese, 2],
  [indian, 2],
  [eastAsian, 2],
  [westAfrican, 2],
];
const gulf: Mix = [
  [arabic, 54],
  [indian, 18],
  [filipino, 12],
  [british, 5],
  [westAfrican, 4],
  [french, 3],
  [eastAsian, 2],
  [german, 2],
];
const maghreb: Mix = [
  [arabic, 86],
  [french, 7],
  [italian, 3],
  [spanish, 2],
  [westAfrican, 2],
];

/** Where a hotel's people come from, by country. */
export const cultures: Record<Country, Mix> = {
  DE: germanSpeaking,
  AT: germanSpeaking,
  CH: [...germanSpeaking, [italian, 12], [french, 8], [portuguese, 8]],
  FR: [
    [french, 66],
    [arabic, 11],
    [portuguese, 7],
    [westAfrican, 7],
    [italian, 4],
    [spanish, 3],
    [polish, 2],
  ],
  IT: [
    [italian, 74],
    [arabic, 6],
    [indian, 4],
    [ukrainian, 4],
    [filipino, 4],
    [german, 4],
    [westAfrican, 4],
  ],
  NL: [
    [dutch, 64],
    [turkish, 7],
    [arabic, 8],
    [polish, 6],
    [indian, 4],
    [british, 4],
    [eastAsian, 4],
    [westAfrican, 3],
  ],
  GB: [
    [british, 56],
    [polish, 9],
    [indian, 11],
    [westAfrican, 6],
    [italian, 5],
    [spanish, 5],
    [portuguese, 4],
    [eastAsian, 4],
  ],
  AE: gulf,
  OM: gulf,
  TN: maghreb,
  MA: maghreb,
};
