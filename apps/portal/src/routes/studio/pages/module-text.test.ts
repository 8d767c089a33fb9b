// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { aPlaced } from '@foyer/api/testing';
import { textOfModule } from './module-text.ts';

const labels: Record<string, string> = { title: 'Title', text: 'Text' };
const labelOf = (_type: string, path: string): string => labels[path.split('.').at(-1)!] ?? '';

it('a module is what it says in one language, without what names other things', () => {
  const module = aPlaced({
    title: { de_DE: 'Essen', en_GB: 'Food' },
    config: {
      entries: [{ id: 'a', text: { de_DE: '<p>Brot</p><p>Ei</p>' }, imageId: 'b.jpg' }],
      maxRecords: 5,
      hotelIds: ['c'],
      isCircle: false,
      text: '',
    },
  });
  expect(textOfModule(module, 'de_DE', labelOf).split('\n')).toEqual(['Title: Essen', 'Text: Brot', 'Ei', '5', 'false']);
  expect(textOfModule(module, 'en_GB', labelOf).split('\n')).toEqual(['Title: Food', '5', 'false']);
});
