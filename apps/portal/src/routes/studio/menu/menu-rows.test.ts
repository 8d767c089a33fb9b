import { aStudioMenu } from '@foyer/api/testing';
import { describe, expect, it } from 'vitest';
import {
  canIndent,
  errorsByRow,
  indented,
  type MenuRow,
  ofGroups,
  outdented,
  placesOf,
  removed,
  restored,
  toContent,
  toGroups,
  toRows,
} from './menu-rows.ts';

/** `a b> c` is an entry a with b below it, and c. */
const rows = (text: string): MenuRow[] =>
  text.split(' ').map((word) => {
    const key = word.replace('>', '');
    return { key, below: word.endsWith('>'), entry: { ...toRows(aStudioMenu().content)[0]!.entry, title: { en_GB: key } } };
  });
const written = (found: readonly MenuRow[]): string => found.map(({ key, below }) => `${key}${below ? '>' : ''}`).join(' ');

describe('the lines of a menu', () => {
  it('are the menu again', () => {
    const { content } = aStudioMenu();
    expect(toContent(toRows(content))).toEqual(content);
    expect(placesOf(toRows(content))).toEqual(['entries.0', 'entries.1', 'entries.1.subnav.0', 'entries.2']);
  });

  it.each(['a b> c', 'a b', 'a b> c> d e>'])('%s are the same by entry', (text) => {
    const groups = toGroups(rows(text));
    expect(written(ofGroups(groups))).toBe(text);
    expect(groups.every(({ top, below }) => !top.below && below.every((row) => row.below))).toBe(true);
  });

  it('go one level down and up', () => {
    expect([0, 1, 2].map((index) => canIndent(rows('a b c>'), index))).toEqual([false, false, false]);
    expect(written(indented(rows('a b c'), 1))).toBe('a b> c');
    expect(written(indented(rows('a b c>'), 1))).toBe('a b c>');
    expect(written(outdented(rows('a b> c> d'), 1))).toBe('a c> b d');
    expect(written(outdented(rows('a b>'), 1))).toBe('a b');
    expect(written(outdented(rows('a b'), 1))).toBe('a b');
  });

  it('go with what is below them', () => {
    expect(written(removed(rows('a b> c'), 0))).toBe('c');
    expect(written(removed(rows('a b> c'), 1))).toBe('a c');
  });

  it.each([
    ['a b> c', 1, 'a c', 'a b> c'],
    ['a b> c', 0, 'c', 'a b> c'],
    ['a b', 1, 'a c> d', 'a c> b d'],
    ['a b', 0, 'b', 'a b'],
    ['a', 0, 'a b', 'a b'],
  ])('of %s those that line %i took along come back to %s', (text, index, now, then) => {
    const before = rows(text);
    const taken = before.slice(index, index + before.length - removed(before, index).length);
    expect(written(restored(rows(now), taken, index))).toBe(then);
  });

  it('keep what is wrong with them when they are moved', () => {
    const refused = rows('a b> c');
    const error = (field: string) => ({ field, code: 'required', message: field });
    const errors = errorsByRow(refused, [
      error('content.entries.0.subnav.0.url'),
      error('content.entries.1.title.en_GB'),
      error('content.entries'),
    ]);
    expect([...errors].map(([key, found]) => [key, found.map(({ field }) => field)])).toEqual([
      ['a', []],
      ['b', ['url']],
      ['c', ['title.en_GB']],
    ]);
  });
});
