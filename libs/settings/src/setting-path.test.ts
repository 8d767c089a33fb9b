import { describe, expect, it } from 'vitest';
import { asRead, changedPaths, type Json, readPath, requireAt, surplusPaths, valueAt, withValue } from './setting-path.ts';

const complete: Json = { languages: ['de_DE', 'en_GB'], base: { title: { de_DE: 'Foyer' }, flag: true }, nothing: null };

describe('a path', () => {
  it.each([
    ['base.title.de_DE', 'Foyer'],
    ['languages.1', 'en_GB'],
    ['nothing', null],
    ['base', { title: { de_DE: 'Foyer' }, flag: true }],
  ])('%s leads to %j', (path, expected) => {
    expect(requireAt(complete, readPath(path))).toEqual(expected);
  });

  it.each([
    ['base.titel', 'There is no "titel" in base. There are: title, flag.'],
    ['base.titel.de_DE', 'There is no "titel" in base. There are: title, flag.'],
    ['colour', 'There is no "colour". There are: languages, base, nothing.'],
    ['languages.2', 'There is no "2" in languages. There are: 0, 1.'],
    ['base.flag.x', 'There is no "x" in base.flag.'],
    ['constructor', 'There is no "constructor"'],
    ['base..title', 'is no path'],
    ['', 'is no path'],
  ])('%j leads nowhere, and says what there is', (path, message) => {
    expect(() => requireAt(complete, readPath(path))).toThrow(message);
  });
});

describe('a value', () => {
  it.each<[Json, string, Json | undefined, Json]>([
    [{}, 'base.flag', false, { base: { flag: false } }],
    [{ base: { flag: true, more: 1 } }, 'base.flag', false, { base: { flag: false, more: 1 } }],
    [{}, 'languages.1', 'ar', { languages: ['de_DE', 'ar'] }],
    [{}, 'languages.2', 'ar', { languages: ['de_DE', 'en_GB', 'ar'] }],
    [{ languages: ['ar', 'fr_FR'] }, 'languages.0', undefined, { languages: ['fr_FR'] }],
    [{ base: { flag: true } }, 'base.flag', undefined, { base: {} }],
    [{}, 'base.flag', undefined, { base: {} }],
    [{ a: 1 }, 'a', undefined, {}],
  ])('in %j under %s becomes %j: %j', (stored, path, value, expected) => {
    const before = structuredClone(stored);
    expect(withValue(stored, complete, readPath(path), value)).toEqual(expected);
    expect(stored).toEqual(before);
  });

  it.each([
    ['languages.5', 'no place in the list, which has 2 entries'],
    ['languages.x', 'no place in the list'],
    ['base.flag.x', 'base.flag is a single value'],
  ])('cannot be under %s', (path, message) => {
    expect(() => withValue({ base: { flag: true } }, complete, readPath(path), 1)).toThrow(message);
  });

  it('under a name of JavaScript’s own changes nothing but the copy', () => {
    const changed = withValue({}, {}, readPath('__proto__.polluted'), true)!;
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(valueAt(changed, ['__proto__', 'polluted'])).toBe(true);
  });
});

describe('two documents', () => {
  it('differ where their deepest common groups do', () => {
    expect(changedPaths({ a: { b: 1, c: [1] }, d: 1 }, { a: { b: 2, c: [1, 2] }, e: 1 })).toEqual(['a.b', 'a.c', 'd', 'e']);
    expect(changedPaths(complete, structuredClone(complete))).toEqual([]);
  });

  it('hold names that are never read', () => {
    expect(surplusPaths({ a: { b: 1, x: 1 }, l: [{ y: 1 }] }, { a: { b: 1 }, l: [{ z: 1 }] })).toEqual(['a.x', 'l.0.y']);
  });
});

it('what is stored is read without what no one reads', () => {
  const written = { a: { b: 1, x: 1 }, l: [{ y: 1, z: 2 }], w: 'wrong' };
  expect(asRead(written, { a: { b: 1, c: 3 }, l: [{ z: 2, v: 0 }], w: 5, d: 1 })).toEqual({ a: { b: 1 }, l: [{ z: 2 }], w: 5 });
});
