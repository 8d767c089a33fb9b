import { z } from 'zod';
import { namesIn, readJson } from '../read-content.ts';
import { country, locale, origin } from '../schemas.ts';

/** Names of one language, with what goes with them. Arabic names are written `Latin:Arabic`. */
const culture = z.strictObject({
  origin,
  /** The language such a person writes in where the hotel's own is not theirs. */
  language: locale,
  /** It is their mother tongue: they write in it wherever they work. */
  native: z.boolean().optional(),
  f: z.array(z.string()),
  m: z.array(z.string()),
  last: z.array(z.string()),
  /** How surnames end for men and for women where that differs, as in Polish. */
  feminine: z.tuple([z.string(), z.string()]).optional(),
});

export type Culture = z.infer<typeof culture>;

const byName = new Map(namesIn('people/names').map((file) => [file.replace('.json', ''), readJson(`people/names/${file}`, culture)]));

/** Names by language, such as `arabic`. */
export function cultureOf(name: string): Culture {
  const found = byName.get(name);
  if (!found) throw new Error(`There are no names called "${name}".`);
  return found;
}

const mix = z.array(z.tuple([z.string().refine((name) => byName.has(name), 'no such names'), z.number()]));

/** Where a hotel's people come from, by country. */
export const mixes = Object.fromEntries(
  Object.entries(readJson('people/origins.json', z.record(country, mix))).map(([key, names]) => [
    key,
    names.map(([name, weight]) => [cultureOf(name), weight] as const),
  ]),
) as Record<z.infer<typeof country>, (readonly [Culture, number])[]>;

/** A surname as a woman of that culture bears it. */
export const feminineOf = ({ feminine: [ending, hers] = ['', ''] }: Culture, last: string): string =>
  ending !== '' && last.endsWith(ending) ? last.slice(0, -ending.length) + hers : last;
