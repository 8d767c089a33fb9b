import type { Locale } from '@foyer/server/seed';
import type { Theme } from '../art/themes/index.ts';
import type { HotelFacts } from '../data/hotel.ts';
import type { positions } from '../data/positions.ts';

export type CategoryId = 'hotels' | 'group' | 'people' | 'learning' | 'sustainability' | 'kitchen' | 'benefits' | 'operations' | 'events';

export type PositionKey = (typeof positions)[number]['key'];

/**
 * An article in one language. Texts hold slots in braces, filled by `fillSlots`: `{hotel} {city} {at} {the} {from}` for the hotel
 * (`{the.acc} {the.dat} {of}` in German, `{other} {other.city} {other.at}` … for a second one), `{a} {a.first} {a.role} {a?she|he}` for who speaks (also b, c), `{date}`, and every figure by its name.
 *
 * The body is written in paragraphs with an empty line between: `## ` starts a heading, `- ` and `1. ` lists, `> a: ` a quotation of
 * a, `**bold**`, `[text](address)`. A line with only `||` parts alternatives, of which each article takes one. `@house` stands for a
 * paragraph about the hotel, `@close` for one of the category's closing paragraphs.
 */
export interface ArticleText {
  titles: readonly string[];
  teasers: readonly string[];
  body: string;
}

/** One kind of article, from which several are written. */
export interface Blueprint {
  id: string;
  category: CategoryId;
  /** What it may be illustrated with. */
  art: readonly (Theme | 'hotel')[];
  /** Who speaks, a, b, c in order; `group:` people work in the head office. */
  cast: readonly (PositionKey | `group:${PositionKey}`)[];
  /** Numbers the text needs, from–to, in steps of the third. */
  figures?: Readonly<Record<string, readonly [min: number, max: number, step?: number]>>;
  /** Months (1–12) in which it can be published. */
  months?: readonly number[];
  /** Where it can play. */
  hotels?: (hotel: HotelFacts) => boolean;
  event?: { inDays: readonly [number, number]; days?: number; start?: string; end?: string };
  /** Files that belong to it. */
  attachments?: readonly string[];
  text: { de_DE: ArticleText; en_GB: ArticleText } & Partial<Record<Locale, ArticleText>>;
}
