import type { Messages } from '@foyer/i18n';
import { accented, brackets, filler } from './pseudo-text.ts';

type Element = Messages[string][number];

// The kinds of parts that `@formatjs/icu-messageformat-parser` makes; the browser carries no parser, so they are named here.
const kinds = { literal: 0, select: 5, plural: 6, tag: 8 } as const;

const literal = (value: string): Element => ({ type: kinds.literal, value });

const accentedPart = (part: Element): Element => {
  if (part.type === kinds.literal) return { ...part, value: accented(part.value) };
  if (part.type === kinds.tag) return { ...part, children: part.children.map(accentedPart) };
  if (part.type !== kinds.select && part.type !== kinds.plural) return part;
  const options = Object.entries(part.options).map(([name, option]) => [name, { ...option, value: option.value.map(accentedPart) }]);
  return { ...part, options: Object.fromEntries(options) as typeof part.options };
};

/** How many letters and signs of the source a message has, counting the longest of its forms. Values are not known here. */
function literalText(parts: readonly Element[]): string {
  const texts = parts.map((part) => {
    if (part.type === kinds.literal) return part.value;
    if (part.type === kinds.tag) return literalText(part.children);
    if (part.type !== kinds.select && part.type !== kinds.plural) return '';
    const forms = Object.values(part.options).map((option) => literalText(option.value));
    return forms.reduce((longest, form) => (form.length > longest.length ? form : longest), '');
  });
  return texts.join('');
}

/** A compiled message of the pseudo-locale. Placeholders, plural forms and tags stay what they are. */
export function pseudoMessage(message: Messages[string]): Messages[string] {
  const text = literalText(message);
  if (!/\p{L}/u.test(text)) return message;
  return [literal(brackets.open), ...message.map(accentedPart), literal(` ${filler(text.length)}${brackets.close}`)];
}

/** All messages of a language in the pseudo-locale. */
export const pseudoMessages = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]));
