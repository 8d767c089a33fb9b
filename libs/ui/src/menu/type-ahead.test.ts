import { describe, expect, it } from 'vitest';
import { typeAhead } from './type-ahead.ts';

const words = ['Mein Profil', 'Hell', 'Dunkel', 'Hell und dunkel', 'Über uns', 'Abmelden'];
const press = (key: string, timeStamp: number, modifiers = {}) => ({
  key,
  timeStamp,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

/** Types at a tenth of a second each and follows the focus. */
function type(keys: string, from = -1, gap = 100): number | undefined {
  const typed = { text: '', at: -Infinity };
  let at = from;
  let found: number | undefined;
  [...keys].forEach((key, index) => {
    found = typeAhead(typed, press(key, index * gap), words, at);
    at = found ?? at;
  });
  return found;
}

describe('typing in a menu', () => {
  it.each([
    ['h', -1, 1],
    ['h', 1, 3],
    ['hh', -1, 3],
    ['hhh', -1, 1],
    ['ü', 0, 4],
    ['AB', 0, 5],
    ['hell u', -1, 3],
    ['x', 0, undefined],
    [' ', 0, undefined],
  ])('%j from item %i goes to %s', (keys, from, to) => {
    expect(type(keys, from)).toBe(to);
  });

  it('begins again after a pause', () => {
    expect(type('da', -1, 1000)).toBe(5);
  });

  it('leaves shortcuts and named keys alone', () => {
    const typed = { text: '', at: -Infinity };
    expect(typeAhead(typed, press('h', 0, { ctrlKey: true }), words, 0)).toBeUndefined();
    expect(typeAhead(typed, press('Tab', 0), words, 0)).toBeUndefined();
    expect(typed.text).toBe('');
  });
});
