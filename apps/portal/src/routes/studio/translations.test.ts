import { describe, expect, it } from 'vitest';
import { textsWithin, translationOf } from './translations.ts';

describe('translations', () => {
  const texts = [
    { de_DE: 'Willkommen', en_GB: 'Welcome' },
    { de_DE: 'Frühstück', en_GB: '  ', fr_FR: '' },
    { en_GB: 'Lunch' },
    { de_DE: '', it_IT: ' ' },
  ];

  it.each([
    ['de_DE', { written: 2, missing: 1 }],
    ['en_GB', { written: 2, missing: 1 }],
    ['fr_FR', { written: 0, missing: 3 }],
  ] as const)('counts in %s what another language has', (locale, translation) => {
    expect(translationOf(texts, locale)).toEqual(translation);
  });

  it('counts nothing where nothing is written', () => {
    expect(translationOf([], 'de_DE')).toEqual({ written: 0, missing: 0 });
    expect(translationOf([{}], 'de_DE')).toEqual({ written: 0, missing: 0 });
  });

  it('finds texts however deep they are, and nothing else', () => {
    const title = { de_DE: 'Titel' };
    const html = { en_GB: '<p>Words</p>', ar: '' };
    const config = { limit: 3, link: '/news', none: null, empty: {}, ids: ['a'], entries: [{ id: '1', title }, { blocks: [{ html }] }] };
    expect([...textsWithin(config)]).toEqual([title, html]);
  });
});
