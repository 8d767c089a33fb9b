import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBrandColor, defaultBrandColor } from './brand-color.ts';
import { distance, hex, point, toPoint } from './color.ts';

describe('a brand colour', () => {
  it.each([
    ['#0d5a64', '#0d5a64'],
    [' #B4502F ', '#b4502f'],
    ['#5bd', '#55bbdd'],
    ['rebeccapurple', '#663399'],
    ['rgb(200, 16, 46)', '#c8102e'],
    ['hsl(260 70% 50%)', '#6226d9'],
    ['#ffd400', '#ffd400'],
    // At the edge of what screens can show; it stays as the customer wrote it.
    ['#ffff00', '#ffff00'],
    ['#8b7d6b', '#8b7d6b'],
    ['#2b2b2b', '#2b2b2b'],
    ['#001f5bff', '#001f5b'],
  ])('%s works, as %s', (input, color) => {
    expect(checkBrandColor(input)).toEqual({ ok: true, color });
  });

  it.each([
    ['#ffffff', 'too_light', '#636363'],
    ['white', 'too_light', '#636363'],
    ['#fafafa', 'too_light', '#636363'],
    ['#ffe4e9', 'too_light', '#fcc0cc'],
    ['ivory', 'too_light', '#fdf87d'],
    ['#000', 'too_dark', '#161616'],
    ['#000033', 'too_dark', '#00073b'],
    ['#808080', 'no_hue', '#636363'],
    ['#cccccc', 'no_hue', '#636363'],
    ['#0d5a6480', 'transparent', '#0d5a64'],
    ['rgb(255 255 255 / 0)', 'transparent', '#636363'],
    ['transparent', 'transparent', '#161616'],
    ['', 'not_a_color', defaultBrandColor],
    ['bluish', 'not_a_color', defaultBrandColor],
    ['#12345', 'not_a_color', defaultBrandColor],
    ['#ggg', 'not_a_color', defaultBrandColor],
    ['url(#a)', 'not_a_color', defaultBrandColor],
    ['var(--brand)', 'not_a_color', defaultBrandColor],
    ['1e999', 'not_a_color', defaultBrandColor],
    ['/0A', 'not_a_color', defaultBrandColor],
    ['rgb(0 0 0 / 1x)', 'not_a_color', defaultBrandColor],
  ])('%j is refused as %s; %s is offered', (input, reason, nearest) => {
    expect(checkBrandColor(input)).toEqual({ ok: false, reason, nearest });
  });

  const anyColor = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 }))).map(([r, g, b]) => `rgb(${r} ${g} ${b})`);

  it('that is offered works, and no other of its hue is clearly nearer', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyColor, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.3, noNaN: true }), (input, l, c) => {
        const found = checkBrandColor(input);
        if (found.ok) return;
        expect(checkBrandColor(found.nearest)).toEqual({ ok: true, color: found.nearest });
        const asked = toPoint(input);
        const other = hex(point(l, asked.c < 0.01 ? 0 : c, asked.h));
        if (!checkBrandColor(other).ok) return;
        expect(distance(toPoint(found.nearest), asked)).toBeLessThan(distance(toPoint(other), asked) + 0.01);
      }),
      { numRuns: 2000 },
    );
  });

  it('is read from any text without failing', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'#/.,()% +-eE019aAfFgxrb\n') });
    const calls = fc.tuple(fc.constantFrom('rgb', 'hsl', 'oklch', 'color', 'lab'), signs).map(([name, inside]) => `${name}(${inside})`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), signs, calls), (text) => typeof checkBrandColor(text).ok === 'boolean'),
      { numRuns: 5000 },
    );
  });
});
