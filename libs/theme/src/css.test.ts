import { describe, expect, it } from 'vitest';
import { themeCss, variableName, variables } from './css.ts';
import { sampleThemes } from './samples.ts';
import { defaultTheme, deriveTheme } from './theme.ts';

const nook = deriveTheme(sampleThemes.nook.seed);
const names = (text: string) => [...new Set(text.match(/--foyer-[a-z-]+(?=:)/g))];

describe('the style sheet of a theme', () => {
  it('is empty for Foyer’s own', () => {
    expect(themeCss(defaultTheme)).toBe('');
  });

  it('holds what differs and nothing else', () => {
    const changed = names(themeCss(nook));
    expect(changed).toContain('--foyer-color-brand');
    expect(changed).toContain('--foyer-radius-m');
    expect(changed).toContain('--foyer-font-headline');
    expect(changed).not.toContain('--foyer-color-canvas');
    expect(changed).not.toContain('--foyer-space-m');
    expect(themeCss(nook).length).toBeLessThan(3000);
  });

  it('sets each colour in every place or in none, so that a light value never stays in a dark part', () => {
    const [, light, dark, system] = themeCss(nook).split('}').filter(Boolean);
    expect(names(dark!)).toEqual(names(light!));
    expect(names(system!)).toEqual(names(light!));
  });

  it('is where the default is', () => {
    const places = themeCss(nook)
      .split('}')
      .map((rule) => rule.replace(/\{--.*/, ''))
      .filter(Boolean);
    expect(places).toEqual([
      ':root,:host',
      ':root,:host,[data-theme="light"]',
      '@media screen{[data-theme="dark"],:host([data-theme="dark"])',
      '@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"],[data-theme="dark"]),' +
        ':host(:not([data-theme="light"],[data-theme="dark"])),[data-theme="system"]',
    ]);
  });

  it('keeps to a part of a page when it is given one', () => {
    const css = themeCss(nook, { selector: '.nook' });
    expect(css).not.toContain(':root');
    expect(css).toContain('.nook[data-theme="dark"],.nook [data-theme="dark"]{');
  });

  // It goes into a `<style>` of the document.
  it('cannot break out of its element', () => {
    for (const { seed } of Object.values(sampleThemes)) expect(themeCss(deriveTheme(seed))).not.toMatch(/[<\\]/);
  });
});

it('variables have readable names', () => {
  expect(variableName(['color', 'brandSoftHover'])).toBe('--foyer-color-brand-soft-hover');
  expect(variables({ radius: { s: '1px' } })).toEqual([['--foyer-radius-s', '1px']]);
});

it('a theme of no colour cannot be derived', () => {
  expect(() => deriveTheme({ ...sampleThemes.nook.seed, brandColor: 'bluish' })).toThrow(RangeError);
});
