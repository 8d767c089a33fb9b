import { z } from 'zod';
import { categoryIds } from '../articles/blueprint.ts';
import { readJson } from '../read-content.ts';
import { locales } from '../schemas.ts';

const sentences = z.array(z.string());

/**
 * What people write under articles, in one language. Slots are those of articles (`{city}`, `{at}`, `{a}` …); `{other…}` is the
 * hotel of the person who comments, `{name}` who wrote before.
 */
const stock = z.strictObject({
  /** Short reactions that fit anything. */
  openers: sentences,
  /** Sentences that end a comment. */
  closers: sentences,
  /** Sentences to the subject. `any` fits all. */
  about: z.partialRecord(z.enum(['any', ...categoryIds]), sentences),
  questions: sentences,
  /** What the article's author answers to a question. */
  answers: sentences,
  /** Whole comments of several sentences or paragraphs, in the style of people with a story. */
  long: sentences,
});

export type CommentStock = z.infer<typeof stock>;

/** What people write, by the language they write in. */
export const stocks = Object.fromEntries(locales.map((locale) => [locale, readJson(`comments/${locale}.json`, stock)])) as Record<
  (typeof locales)[number],
  CommentStock
>;
