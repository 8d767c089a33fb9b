import { describe, expect, it } from 'vitest';
import type { MediaRow } from '../../platform/storage/media.row.ts';
import { toFile, toImage } from './media.presenter.ts';

const row = (values: Partial<MediaRow> = {}): MediaRow => ({
  id: 'lake',
  orgId: 'o1',
  fileName: 'lake.jpg',
  type: 'image/jpeg',
  size: 90_112,
  width: 1600,
  height: 900,
  alt: { en_GB: 'The lake', de_DE: 'Der See' },
  title: { de_DE: 'Seehaus' },
  visibility: 'members',
  hash: 'a'.repeat(64),
  createdAt: new Date(0),
  luma: null,
  ...{
    uploadedBy: null,
    fresh: false,
    library: true,
    folder: null,
    focalX: null,
    focalY: null,
    poster: null,
    posterTried: false,
    unusedSince: null,
  },
  ...values,
});

describe('an image', () => {
  it.each([
    ['image/jpeg', 2400, [96, 224, 480, 960, 1600], 960],
    ['image/jpeg', 1599, [96, 224, 480, 960], 960],
    ['image/png', 500, [96, 224, 480], 480],
    ['image/svg+xml', 100, [96, 224, 480, 960, 1600], 960],
  ])('%s of width %i is offered in %j, usually in %i', (type, width, widths, usual) => {
    const image = toImage(row({ type, width }), 'de_DE');
    expect(image?.variants.map((variant) => variant.width)).toEqual(widths);
    expect(image?.variants.every((variant) => variant.src.endsWith(`?w=${variant.width}`))).toBe(true);
    expect(image?.src).toMatch(new RegExp(`[?]w=${usual}$`));
  });

  it('smaller than every size is offered as it is', () => {
    expect(toImage(row({ width: 40, height: 40 }), 'de_DE')).toMatchObject({
      src: '/api/v2/media/lake.aaaaaaaaaaaa.jpg',
      variants: [{ width: 40, src: '/api/v2/media/lake.aaaaaaaaaaaa.jpg' }],
    });
  });

  it('says what it shows in the reader’s language, and nothing where it is decorative', () => {
    expect(toImage(row(), 'de_DE')?.alt).toBe('Der See');
    expect(toImage(row({ alt: null }), 'de_DE')?.alt).toBe('');
  });

  it.each([
    ['is given', { focalX: 0.2, focalY: 0.5 }, { x: 0.2, y: 0.5 }],
    ['in the middle is left out', { focalX: 0.5, focalY: 0.5 }, undefined],
    ['that no one has set is left out', {}, undefined],
  ])('a focal point %s', (_, values, point) => {
    expect(toImage(row(values), 'de_DE')?.focal_point).toEqual(point);
  });

  it.each([
    ['there is none', null],
    ['it is no image', row({ type: 'application/pdf', width: null, height: null })],
    ['its size is unknown', row({ width: null })],
  ])('is null where %s', (_, medium) => {
    expect(toImage(medium, 'de_DE')).toBeNull();
  });
});

it('a file is shown with its title, else with its name', () => {
  expect(toFile(row(), 'fr_FR')).toEqual({
    id: 'lake',
    title: 'Seehaus',
    type: 'image/jpeg',
    size: 90_112,
    link: '/api/v2/media/lake.aaaaaaaaaaaa.jpg',
  });
  expect(toFile(row({ title: null, fileName: 'Hygiene plan.v2.pdf' }), 'fr_FR').title).toBe('Hygiene plan.v2');
});
