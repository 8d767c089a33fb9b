import { fontPairs } from '@foyer/theme';
import fontverter from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arabic, charactersOf, latin, latinExtended } from './unicode-ranges.ts';

const file = (name: string) => new URL(`./fonts/${name}.woff2`, import.meta.url);
const kilobytes = (...names: string[]) => names.reduce((sum, name) => sum + statSync(file(name)).size / 1000, 0);

/** What of a text a font file has no letters for. */
async function missing(name: string, text: string): Promise<string[]> {
  const font = await fontverter.convert(readFileSync(file(name)), 'truetype');
  const held = new Set(new Face(new Blob(font), 0).collectUnicodes());
  return [...text].filter((letter) => !held.has(letter.codePointAt(0)!));
}

const letters = (range: string) => charactersOf(range).replace(/[^\p{L}\p{N}]/gu, '');
/** Polish, Czech, Slovak, Hungarian, Croatian, Romanian, Turkish, Baltic; Ÿ. Faces may lack older letters of the list. */
const ofNames = 'ĄĆĘŁŃŚŹŻąćęłńśźżČĎĚŇŘŠŤŮŽčďěňřšťůžĹĽŔĺľŕŐŰőűĐđĂȘȚășțĞİŞğşĀĒĢĪĶĻŅŪāēģīķļņūĖĮŲėįųẞŸ';

describe.each(fontPairs)('the web fonts of the %s pair', (pair) => {
  const first = [`${pair}-text-latin`, `${pair}-headline-latin`];

  it('cost the first view at most 60 kB', () => {
    expect(kilobytes(...first)).toBeLessThanOrEqual(60);
    expect(kilobytes(...first, 'arabic')).toBeLessThanOrEqual(60);
  });

  it.each([
    ['German', 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. „So“ ‚so‘ – 10 €'],
    ['French', 'Portez ce vieux whisky au juge blond qui fume : « œuf, Œuvre, à ça, où, î, û, ÿ » l’été…'],
    ['Italian', 'Perché può già lì più, È così; “ma” ‘no’'],
    ['Dutch', 'Pa’s wijze lynx bezag vroom het fikse aquaduct, coöperatie, één'],
    ['English', 'The quick brown fox jumps over the lazy dog — £10, café, naïve'],
  ])('hold every letter of %s in the first file', async (_language, text) => {
    const listed = charactersOf(latin);
    expect([...text].filter((letter) => !listed.includes(letter))).toEqual([]);
    for (const name of first) expect(await missing(name, text)).toEqual([]);
  });

  it('hold what their lists say, or the browser would load them in vain', async () => {
    for (const name of first) {
      expect(await missing(name, letters(latin))).toEqual([]);
      expect(await missing(`${name}-extended`, ofNames)).toEqual([]);
    }
  });
});

describe('the web fonts', () => {
  it('hold Arabic letters, marks and figures', async () => {
    expect(await missing('arabic', 'مرحبًاأهلاًوسهلاًبكمفيبيتناالجديد؟،؛١٢٣')).toEqual([]);
  });

  it('list the letters of names in the second file', () => {
    const listed = charactersOf(latinExtended);
    expect([...ofNames].filter((letter) => !listed.includes(letter))).toEqual([]);
  });

  it('hold no letter in two files', () => {
    const all = [...charactersOf(latin), ...charactersOf(latinExtended), ...charactersOf(arabic)];
    expect(new Set(all).size).toBe(all.length);
  });
});
