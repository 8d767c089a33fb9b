import { expect, it } from 'vitest';
import { piecesOf } from './marks.ts';

const mark = (start: number, length: number) => ({ start, length });

it.each([
  ['Hotel am Kurpark', [mark(9, 7)], 'Hotel am [Kurpark]'],
  ['Kurpark am See', [mark(0, 7), mark(11, 3)], '[Kurpark] am [See]'],
  ['<b>fett</b>', [mark(3, 4)], '<b>[fett]</b>'],
  ['Nichts', [], 'Nichts'],
  ['', [], ''],
])('%j with the marks %j is %j', (text, marks, expected) => {
  const shown = piecesOf(text, marks).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text));
  expect(shown.join('')).toBe(expected);
});
