import type { Schemas } from '@foyer/api';

/** A piece of a message's text. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string } | { kind: 'mention'; text: string; id: string };

const address = /https?:\/\/[^\s<>"]+/giu;

const sentenceEnds = new Set('.,;:!?\'"»”’');

/** An address without what ends the sentence it stands in; a bracket stays where it was opened within. */
function trimmed(found: string): string {
  let end = found.length;
  let open = found.split('(').length - found.split(')').length;
  for (; end > 0; end -= 1) {
    const last = found[end - 1]!;
    const closesNothing = last === ')' && open < 0;
    if (!sentenceEnds.has(last) && !closesNothing) break;
    if (closesNothing) open += 1;
  }
  return found.slice(0, end);
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
