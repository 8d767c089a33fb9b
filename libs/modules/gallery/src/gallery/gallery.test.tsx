import { aGalleryModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { GalleryModule } from './gallery.tsx';

it('is in the first view from the server, its pictures loading when they come near', () => {
  const html = renderOnServer(<GalleryModule module={aGalleryModule()} />);
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html.match(/loading="lazy"/g)).toHaveLength(3);
  expect(html).toContain('href="/api/v2/media/fest.mp4"');
});

it('shows nothing without slides', () => {
  expect(renderOnServer(<GalleryModule module={aGalleryModule({ results: [] })} />)).toBe('');
});
