/** Someone whom a text being written names: "@" and their name are at `start`. */
export interface NamedMention {
  id: string;
  name: string;
  start: number;
}

/** What is typed in a field: its text and whom it names, in order. */
export interface Writing {
  text: string;
  mentions: readonly NamedMention[];
}

const wordsOf = ({ name }: Pick<NamedMention, 'name'>): string => `@${name}`;

/** Those whose "@" and name are still where they should be. */
export const fitting = (text: string, mentions: readonly NamedMention[]): NamedMention[] =>
  mentions.filter((mention) => text.startsWith(wordsOf(mention), mention.start)).sort((a, b) => a.start - b.start);

function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

function commonBeginning(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

/**
 * The writing with another text: mentions move along with their words, and one whose words were changed is words alone from then on. `caret` is where
 * the cursor is afterwards, which distinguishes what the texts alone do not ("@@" may be a sign before or after another).
 */
export function retype({ text: before, mentions }: Writing, after: string, caret: number): Writing {
  const end = commonEnd(before, after, Math.min(before.length, after.length - caret));
  const beginning = commonBeginning(before, after, Math.min(before.length, after.length) - end);
  const changedUntil = before.length - end;
  const moved = mentions.flatMap((mention) => {
    if (mention.start + wordsOf(mention).length <= beginning) return mention;
    return mention.start >= changedUntil ? { ...mention, start: mention.start + after.length - before.length } : [];
  });
  return { text: after, mentions: fitting(after, moved) };
}

/** What a name is looked for by: where its "@" is and what was typed after it. */
export interface MentionQuery {
  start: number;
  typed: string;
}

const longestQuery = 40;

/** The beginning of a name before the cursor; null where none is being typed. It may hold two spaces, as names do, but begins with a letter. */
export function queryAt({ text, mentions }: Writing, caret: number): MentionQuery | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || caret - start > longestQuery) return null;
  // An address of a mailbox is no mention.
  if (start > 0 && /[\p{L}\p{N}._%+-]/u.test(text[start - 1]!)) return null;
  const typed = text.slice(start + 1, caret);
  if (!/^\p{L}[^\n@]*$/u.test(typed) || typed.split(' ').length > 3) return null;
  return mentions.some((mention) => mention.start === start) ? null : { start, typed };
}

/** The writing with someone's name in place of what was typed of it, and where the cursor is then. */
export function choose(
  writing: Writing,
  { start, typed }: MentionQuery,
  person: { id: string; name: string },
): Writing & { caret: number } {
  const rest = writing.text.slice(start + 1 + typed.length);
  const words = `${wordsOf(person)}${rest.startsWith(' ') ? '' : ' '}`;
  const text = writing.text.slice(0, start) + words + rest;
  const caret = start + wordsOf(person).length + 1;
  const { mentions } = retype(writing, text, start + words.length);
  return { text, mentions: fitting(text, [...mentions, { ...person, start }]), caret };
}

/** The ranges that a text names people at (`Mention` in the contract). */
export const toRanges = (mentions: readonly NamedMention[]): { id: string; start: number; length: number }[] =>
  mentions.map((mention) => ({ id: mention.id, start: mention.start, length: wordsOf(mention).length }));

/** What is sent: the text without what surrounds it, and the ranges of the mentions. */
export function toSent({ text, mentions }: Writing): { text: string; mentions: { id: string; start: number; length: number }[] } {
  const before = text.length - text.trimStart().length;
  return { text: text.trim(), mentions: toRanges(mentions).map((range) => ({ ...range, start: range.start - before })) };
}

/** What was stored as it can be changed. */
export const toWriting = (text: string, mentions: readonly { id: string; start: number; length: number }[]): Writing => ({
  text,
  mentions: mentions.map(({ id, start, length }) => ({ id, start, name: text.slice(start + 1, start + length) })),
});
