import { anAttachment, anImage } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { picturesOf } from './pictures-of.ts';

it('takes the gallery first, then the files that are pictures, each once', () => {
  const [lake, house] = [anImage({ id: 'lake', alt: 'Lake' }), anImage({ id: 'house', alt: 'House' })];
  const files = [
    anAttachment({ id: 'plan' }),
    anAttachment({ id: 'house', title: 'The house', image: house }),
    anAttachment({ id: 'map', title: 'The map', image: anImage({ id: 'map' }) }),
  ];
  expect(picturesOf([lake, house], files).map(({ id, caption }) => [id, caption])).toEqual([
    ['lake', 'Lake'],
    ['house', 'House'],
    ['map', 'The map'],
  ]);
});
