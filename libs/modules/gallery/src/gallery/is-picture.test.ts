import { aFile, aGalleryItem, anImage } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { isPicture } from './is-picture.ts';

it.each([
  ['/api/v2/media/see.3f9a12ab77c1.jpg', true],
  ['/api/v2/media/see.jpeg', true],
  ['/api/v2/media/SEE.PNG', true],
  ['/api/v2/media/see.gif?w=960', true],
  ['/api/v2/media/see.webp', false],
  ['/api/v2/media/see.svg', false],
  ['/api/v2/media/fest.mp4', false],
  ['/api/v2/media/jpg', false],
])('%s is a picture: %s', (link, expected) => {
  expect(isPicture(aGalleryItem({ file: aFile({ link }), image: anImage() }))).toBe(expected);
});

it('is none without an image, whatever the file is called', () => {
  expect(isPicture(aGalleryItem({ image: null }))).toBe(false);
});
