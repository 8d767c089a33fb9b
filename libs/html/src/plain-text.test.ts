import { expect, it } from 'vitest';
import { oneLine, tidy } from './plain-text.ts';

it.each([
  ['  a \t b  ', 'a b'],
  ['a\r\nb', 'a\nb'],
  ['a \n\n\n\n b', 'a\n\nb'],
  ['Neuf \u202f: le bain', 'Neuf\u202f: le bain'],
  ['10\u00a0%', '10\u00a0%'],
  ['a\u00a0\n\u00a0b\u00a0', 'a\nb'],
  ['a\u200bb\u202ec', 'abc'],
])('tidies %j', (text, kept) => expect(tidy(text)).toBe(kept));

it('puts text on one line', () => expect(oneLine('a\n\nb\u00a0%')).toBe('a b\u00a0%'));
