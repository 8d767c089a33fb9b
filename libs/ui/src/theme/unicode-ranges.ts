// Which letters each font file holds. `npm run fonts` cuts the files by these lists, and the browser loads a file only where a page
// has one of its letters.

/** German, English, French, Italian, Dutch; with their quotation marks, dashes and currency. */
export const latin =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212';

/**
 * Letters of Central Europe, the Baltic states and Turkey, as they occur in names. Also Ÿ and the single character ĳ, which French and Dutch
 * hardly ever write and the packages of the faces keep here.
 */
export const latinExtended = 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E';

/** Arabic, and the letters Persian and Urdu add. */
export const arabic =
  'U+60C, U+61B, U+61F, U+621-655, U+660-66C, U+670, U+67E, U+686, U+698, U+6A9, U+6AF, U+6CC, U+6D4, U+6F0-6F9, U+200C-200F';

/** Every character of such a list. */
export function charactersOf(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
