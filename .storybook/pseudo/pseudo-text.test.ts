import { expect, it } from 'vitest';
import { pseudoText } from './pseudo-text.ts';

it.each([
  ['a word', 'Save', '[Šåvé one]'],
  ['a sentence', 'Sign in to Foyer', '[Šîğñ îñ ţö Föýéŕ one two]'],
  ['letters that have accents already', 'Öffnen', '[Öffñéñ one]'],
  ['another script', 'أخبار', '[أخبار one]'],
  ['space around a text', ' and ', ' [åñđ one] '],
])('makes %s longer, accented and bracketed', (_case, text, expected) => {
  expect(pseudoText(text)).toBe(expected);
});

it.each([
  ['nothing', ''],
  ['numbers', '12:30'],
  ['signs', '· – …'],
  ['what was changed before', '[Šåvé one]'],
])('leaves %s', (_case, text) => {
  expect(pseudoText(text)).toBe(text);
});

it.each([4, 10, 40, 120, 600])('adds at least 40 %% to %i letters, and hardly more', (length) => {
  const added = pseudoText('x'.repeat(length)).length - length - 3;
  expect(added).toBeGreaterThanOrEqual(length * 0.4);
  expect(added).toBeLessThanOrEqual(length * 0.4 + 6);
});
