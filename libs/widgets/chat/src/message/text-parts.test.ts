import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const shown = (text: string, mentions: Parameters<typeof textParts>[1] = []) =>
  textParts(text, mentions).map((part) => (part.kind === 'text' ? part.text : `[${part.kind} ${part.text}]`));

it.each([
  ['Hello', ['Hello']],
  ['', []],
  ['See https://a.example/b.', ['See ', '[link https://a.example/b]', '.']],
  ['(https://a.example/x_(y))', ['(', '[link https://a.example/x_(y)]', ')']],
  ['http://a.example, https://b.example?', ['[link http://a.example]', ', ', '[link https://b.example]', '?']],
  ['javascript:alert(1) https://', ['javascript:alert(1) https://']],
])('finds the addresses in %s', (text, parts) => expect(shown(text)).toEqual(parts));

it('finds whom it names', () => {
  expect(shown('@Anna see https://a.example', [{ id: '1', start: 0, length: 5 }])).toEqual([
    '[mention @Anna]',
    ' see ',
    '[link https://a.example]',
  ]);
});
