import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arabic, charactersOf, latin, latinExtended } from './unicode-ranges.ts';

const kilobytes = (...names: string[]) =>
  names.reduce((sum, name) => sum + statSync(new URL(`./fonts/${name}.woff2`, import.meta.url)).size / 1000, 0);

describe('the web fonts', () => {
  it('cost the first view at most 60 kB', () => {
    expect(kilobytes('sans-latin', 'serif-latin')).toBeLessThanOrEqual(60);
    expect(kilobytes('sans-latin', 'serif-latin', 'arabic')).toBeLessThanOrEqual(60);
  });

  it.each([
    ['German', 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. „So“ ‚so‘ – 10 €'],
    ['French', 'Portez ce vieux whisky au juge blond qui fume : « œuf, Œuvre, à ça, où, î, û, ÿ, Ÿ » l’été…'],
    ['Italian', 'Perché può già lì più, È così; “ma” ‘no’'],
    ['Dutch', 'Pa’s wijze lynx bezag vroom het ĳs, coöperatie, één'],
    ['English', 'The quick brown fox jumps over the lazy dog — £10, café, naïve'],
  ])('hold every letter of %s in the first file', (_language, text) => {
    const held = charactersOf(latin);
    expect([...text].filter((letter) => !held.includes(letter))).toEqual([]);
  });

  it('hold Arabic letters, marks and figures', () => {
    const held = charactersOf(arabic);
    expect([...'مرحبًاأهلاًوسهلاًبكمفيبيتناالجديد؟،؛١٢٣'].filter((letter) => !held.includes(letter))).toEqual([]);
  });

  it('hold no letter in two files', () => {
    const all = [...charactersOf(latin), ...charactersOf(latinExtended), ...charactersOf(arabic)];
    expect(new Set(all).size).toBe(all.length);
  });
});
