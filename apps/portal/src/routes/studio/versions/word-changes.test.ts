import { expect, it } from 'vitest';
import { wordChanges } from './word-changes.ts';

/** `[-gone-]` and `[+new+]`. */
const written = (before: string, after: string, tag = 'de-DE') =>
  wordChanges(before, after, tag)
    .map(({ text, side }) => (side === 'both' ? text : side === 'before' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

it.each([
  ['Brot und Honig', 'Brot und Eier', 'Brot und [-Honig-][+Eier+]'],
  ['', 'Neu', '[+Neu+]'],
  ['Fort', '', '[-Fort-]'],
  ['Eins\nZwei', 'Eins\nDrei\nZwei', 'Eins\n[+Drei\n+]Zwei'],
  ['Rot und gelb', 'Blau, grün', '[-Rot und gelb-][+Blau, grün+]'],
  ['Ein Satz.', 'Ein Satz!', 'Ein Satz[-.-][+!+]'],
])('of %j and %j', (before, after, runs) => expect(written(before, after)).toBe(runs));

it('knows the words of a language without spaces', () =>
  expect(written('今日は晴れです', '今日は雨です', 'ja')).toBe('今日は[-晴れ-][+雨+]です'));

it('gives up on texts that would take too long, and shows both', () => {
  const many = (word: string) => Array.from({ length: 60_000 }, (_, index) => `${word}${(index * 7919) % 60_013}`).join(' ');
  const runs = wordChanges(many('a'), many('b'), 'de-DE');
  expect([runs.at(0)!.side, runs.at(-1)!.side]).toEqual(['before', 'after']);
}, 20_000);
