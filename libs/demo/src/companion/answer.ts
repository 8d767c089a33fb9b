import { z } from 'zod';
import { readJson } from '../read-content.ts';

const texts = z.array(z.string()).min(1);
const script = z.strictObject({
  /** Words that are of this language alone, or nearly so. */
  tells: z.array(z.string()),
  /** The first that has one of the message's words counts. */
  rules: z.array(z.strictObject({ words: z.array(z.string()), texts, reaction: z.enum(['heart', 'thumbs_up']).optional() })),
  file: texts,
  question: texts,
  otherwise: texts,
});
type Script = z.infer<typeof script>;

const scripts = readJson('chats/companion.json', z.record(z.string(), script));

/** A message that waits for an answer. */
export interface Said {
  text: string;
  /** What it is answered with is chosen by its number, so that it is the same however often it is chosen. */
  number: number;
  hasFiles: boolean;
  firstname: string;
}

/** What the colleague does about it. */
export interface Answer {
  text: string;
  reaction?: 'heart' | 'thumbs_up';
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);

/** The language most of whose words are there; German where none is. */
function scriptOf(text: string, words: ReadonlySet<string>): Script {
  if (/\p{Script=Arabic}/u.test(text)) return scripts['ar']!;
  const found = Object.values(scripts).map((one) => ({ one, count: one.tells.filter((word) => words.has(word)).length }));
  const best = found.reduce((most, next) => (next.count > most.count ? next : most));
  return best.count > 0 ? best.one : scripts['de_DE']!;
}

/** Answers as a colleague of the demo would, in the language of the message. */
export function answerTo({ text, number, hasFiles, firstname }: Said): Answer {
  const words = wordsOf(text);
  const { rules, file, question, otherwise } = scriptOf(text, words);
  const rule = rules.find((one) => one.words.some((word) => words.has(word)));
  const chosen = rule?.texts ?? (hasFiles ? file : /[?؟]/.test(text) ? question : otherwise);
  const reaction = rule?.reaction ?? (hasFiles ? 'thumbs_up' : undefined);
  return { text: chosen[number % chosen.length]!.replaceAll('{name}', firstname), ...(reaction && { reaction }) };
}
