import { z } from 'zod';
import { drawHotel, drawTheme, type TimeOfDay } from './art/index.ts';
import type { HotelFacts } from './data/hotel.ts';
import { readJson } from './read-content.ts';
import { type EveryLanguage, everyLanguage, land, locales, theme, timeOfDay } from './schemas.ts';

const themeOrHotel = z.union([z.strictObject({ theme, seed: z.string() }), z.strictObject({ hotel: z.string(), time: timeOfDay })]);

/** What a drawing on a theme shows. */
export const themeAlts = readJson('pictures/themes.json', z.record(theme, everyLanguage));

const hotelWords = readJson(
  'pictures/hotels.json',
  z.strictObject({ lands: z.record(land, everyLanguage), times: z.record(timeOfDay, everyLanguage) }),
);
const portraitWords = readJson('pictures/portrait.json', everyLanguage);

/** Pictures that guests may see. */
export const publicPictures = readJson('pictures/public.json', z.array(z.strictObject({ id: z.string(), draw: themeOrHotel })));

/** The pictures of the party's gallery: drawings, kept as JPEG. */
export const galleryPictures = readJson(
  'pictures/gallery.json',
  z.array(z.strictObject({ id: z.string(), draw: themeOrHotel, caption: everyLanguage })),
);

const inEach = (say: (locale: (typeof locales)[number]) => string): EveryLanguage =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as EveryLanguage;

/** What a drawing of a hotel shows. */
export const hotelAlt = ({ name, arabicName, look }: HotelFacts, time: TimeOfDay): EveryLanguage =>
  inEach(
    (locale) =>
      `${locale === 'ar' ? arabicName : name} ${hotelWords.lands[look.land][locale]}${locale === 'ar' ? '،' : ','} ${hotelWords.times[time][locale]}`,
  );

/** What a portrait shows. */
export const portraitAlt = (name: string): EveryLanguage => inEach((locale) => portraitWords[locale].replace('{name}', name));

/** A drawing with what it shows; `hotels` are those it may be of. */
export function draw(what: z.infer<typeof themeOrHotel>, hotels: readonly HotelFacts[]): { drawing: string; alt: EveryLanguage } {
  if ('theme' in what) return { drawing: drawTheme(what.theme, what.seed), alt: themeAlts[what.theme] };
  const hotel = hotels.find(({ id }) => id === what.hotel)!;
  return { drawing: drawHotel({ seed: hotel.id, ...hotel.look }, what.time), alt: hotelAlt(hotel, what.time) };
}
