import type { CategoryId } from '../../articles/blueprint.ts';

/**
 * What people write under articles, in one language. Slots are those of articles (`{city}`, `{at}`, `{a}` …); `{other…}` is the
 * hotel of the person who comments, `{name}` who wrote before.
 */
export interface CommentStock {
  /** Short reactions that fit anything. */
  openers: readonly string[];
  /** Sentences that end a comment. */
  closers: readonly string[];
  /** Sentences to the subject. `any` fits all. */
  about: Partial<Record<CategoryId, readonly string[]>> & { any: readonly string[] };
  questions: readonly string[];
  /** What the article's author answers to a question. */
  answers: readonly string[];
  /** Whole comments of several sentences or paragraphs, in the style of people with something to tell. */
  long: readonly string[];
}
