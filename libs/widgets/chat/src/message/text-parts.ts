import type { Schemas } from '@foyer/api';

/** A piece of a message's text. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string } | { kind: 'mention'; text: string; id: string };

const address = /https?:\/\/[^\s<>"]+/giu;

/** A text without those of these characters that it ends with. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** An address without what ends the sentence it stands in; a bracket stays where it was opened within. */
function trimmed(found: string): string {
  let link = withoutEnd(found, `.,;:!?'"»”’`);
  while (link.endsWith(')') && link.split('(').length < link.split(')').length) link = withoutEnd(link.slice(0, -1), '.,;:!?');
  return link;
}

function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = trimmed(found);
    if (!URL.canParse(link)) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'link', text: link });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** A message's text with the addresses in it and the people it names. */
export function textParts(text: string, mentions: readonly Schemas['Mention'][]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { id, start, length } of mentions) {
    if (start < end) continue;
    parts.push(...withLinks(text.slice(end, start)), { kind: 'mention', id, text: text.slice(start, start + length) });
    end = start + length;
  }
  return [...parts, ...withLinks(text.slice(end))];
}
