import { describe, expect, it } from 'vitest';
import { fitsAddress, isVersionOf, mediaAddress, parseMediaAddress } from './media.address.ts';

const hash = '3f9a12ab77c1'.padEnd(64, '0');

describe('the address of a medium', () => {
  it.each([
    ['lake', 'Lake house.JPG', '/api/v2/media/lake.3f9a12ab77c1.jpg'],
    ['lake.jpg', 'lake.jpg', '/api/v2/media/lake.3f9a12ab77c1.jpg'],
    ['plan-2026', 'Hygiene plan 2026.pdf', '/api/v2/media/plan-2026.3f9a12ab77c1.pdf'],
    ['notes', 'README', '/api/v2/media/notes.3f9a12ab77c1'],
    ['odd', 'name.übermut', '/api/v2/media/odd.3f9a12ab77c1'],
  ])('of %s (%s) is %s and leads back to it', (id, fileName, address) => {
    expect(mediaAddress({ id, fileName, hash })).toBe(address);
    const parsed = parseMediaAddress(address.replace('/api/v2/media/', ''));
    expect(parsed.ids).toContain(id);
    expect(isVersionOf(parsed.version, hash)).toBe(true);
  });

  it('carries the width', () => {
    expect(mediaAddress({ id: 'lake', fileName: 'lake.jpg', hash }, 480)).toBe('/api/v2/media/lake.3f9a12ab77c1.jpg?w=480');
  });

  it.each(['lake', 'lake.jpg', '019a3f6e-7c1b-7d2a-9f50-3f1f0f3f6a11', '3f9a12ab77c1'])('without a version is just the id %s', (id) => {
    expect(parseMediaAddress(id)).toEqual({ ids: [id], version: null });
    expect(isVersionOf(null, hash)).toBe(false);
  });

  it.each([
    ['019a3f6e-7c1b-7d2a-9f50-3f1f0f3f6a11', 'x.pdf', true],
    ['a'.repeat(47), 'x.pdf', true],
    ['a'.repeat(48), 'x.pdf', false],
    ['../x', 'x.pdf', false],
    ['.hidden', 'x.pdf', false],
    ['', 'x.pdf', false],
  ])('can be made for the id %s: %s', (id, fileName, fits) => {
    expect(fitsAddress({ id, fileName, hash })).toBe(fits);
  });
});
