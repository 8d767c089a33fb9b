import { z } from 'zod';
import { type HotelFacts } from '../data/hotel.ts';
import { isPosition } from '../data/position.ts';
import { namesIn, readJson, readPage } from '../read-content.ts';
import { country, locale, theme } from '../schemas.ts';

/** The categories, in the order in which their blueprints are used. */
export const categoryIds = [
  'hotels',
  'group',
  'people',
  'learning',
  'sustainability',
  'kitchen',
  'benefits',
  'operations',
  'events',
] as const;

export type CategoryId = (typeof categoryIds)[number];

const role = z.string().refine((text) => isPosition(text.replace(/^group:/, '')), 'no such position');

const facts = z.strictObject({
  /** What it may be illustrated with. */
  art: z.array(z.union([theme, z.literal('hotel')])).min(1),
  /** Who speaks, a, b, c in order; `group:` people work in the head office. */
  cast: z.array(role),
  /** Numbers the text needs, from–to, in steps of the third. */
  figures: z.record(z.string(), z.tuple([z.number(), z.number(), z.number().optional()])).optional(),
  /** Months (1–12) in which it can be published. */
  months: z.array(z.int().min(1).max(12)).optional(),
  /** Where it can play. */
  hotels: z
    .strictObject({ languages: z.array(locale).optional(), outside: z.array(country).optional(), minRooms: z.int().optional() })
    .optional(),
  event: z
    .strictObject({
      inDays: z.tuple([z.int(), z.int()]),
      days: z.int().optional(),
      start: z.string().optional(),
      end: z.string().optional(),
    })
    .optional(),
  /** Files that belong to it. */
  attachments: z.array(z.string()).optional(),
});

const headlines = z.strictObject({ titles: z.array(z.string()).min(1), teasers: z.array(z.string()).min(1) });

/**
 * An article in one language, a Markdown file with its headlines above. Texts hold slots in braces, filled by `fillSlots`: `{hotel} {city} {at} {the} {from}` for
 * the hotel (`{the.acc} {the.dat} {of}` in German, `{other} {other.city} {other.at}` … for a second one), `{a} {a.first} {a.role} {a?she|he}` for who speaks
 * (also b, c), `{date}`, and every figure by its name.
 *
 * The body is written in paragraphs with an empty line between: `## ` starts a heading, `- ` and `1. ` lists, `> a: ` a quotation of a, `**bold**`,
 * `[text](address)`. A paragraph `||` parts alternatives, of which each article takes one. `@house` is replaced by a paragraph about the hotel, `@close` for one of the
 * category's closing paragraphs.
 */
export interface ArticleText extends z.infer<typeof headlines> {
  body: string;
}

/** One kind of article, from which several are written. */
export interface Blueprint extends z.infer<typeof facts> {
  id: string;
  category: CategoryId;
  text: { de_DE: ArticleText; en_GB: ArticleText } & Partial<Record<z.infer<typeof locale>, ArticleText>>;
}

const isText = (file: string) => file.endsWith('.md');

function readBlueprint(category: CategoryId, id: string): Blueprint {
  const folder = `articles/${category}/${id}`;
  const texts = namesIn(folder)
    .filter(isText)
    .map((file) => {
      const { front, body } = readPage(`${folder}/${file}`, headlines);
      return [locale.parse(file.replace('.md', '')), { ...front, body }] as const;
    });
  return { id, category, ...readJson(`${folder}/blueprint.json`, facts), text: Object.fromEntries(texts) as Blueprint['text'] };
}

/** Every kind of article there is: each folder below that of its category is one. */
export const blueprints: readonly Blueprint[] = categoryIds.flatMap((category) =>
  namesIn(`articles/${category}`).map((id) => readBlueprint(category, id)),
);

/** Whether an article of that kind can play in a hotel. */
export const fitsHotel = ({ hotels: { languages, outside, minRooms = 0 } = {} }: Blueprint, hotel: HotelFacts): boolean =>
  (languages?.includes(hotel.language) ?? true) && !outside?.includes(hotel.country) && hotel.rooms >= minRooms;
