import type { RenderedLook, Schemas } from '@foyer/api';
import { defaultSeed, deriveTheme, hexOf, themeCss, type ThemeSeed } from '@foyer/theme';
import { LRUCache } from 'lru-cache';

interface Derived {
  css: string;
  /** The ground of the top bar, into which the browser's own bar passes over. */
  bar: Record<'light' | 'dark', string>;
}

const known = new LRUCache<string, Derived>({ max: 200 });

function derive(seed: ThemeSeed): Derived {
  const theme = deriveTheme(seed);
  return { css: themeCss(theme), bar: { light: hexOf(theme.color.light.surface), dark: hexOf(theme.color.dark.surface) } };
}

/** Every customer's theme is derived once, and again after it has changed. */
function derived(seed: ThemeSeed): Derived {
  const key = `${seed.brandColor} ${seed.cornerStyle} ${seed.fontPair}`;
  const made = known.get(key) ?? derive(seed);
  known.set(key, made);
  return made;
}

const seedOf = ({ brand_color: brandColor, corner_style: cornerStyle, font_pair: fontPair }: Schemas['Theme']): ThemeSeed => ({
  brandColor,
  cornerStyle,
  fontPair,
});

const barMeta = (mode: 'light' | 'dark', color: string, scheme: RenderedLook['scheme']): string => {
  const media = scheme === 'system' ? `(prefers-color-scheme: ${mode})` : scheme === mode ? 'all' : 'not all';
  return `<meta name="theme-color" data-mode="${mode}" media="${media}" content="${color}">`;
};

/**
 * What the head carries of the customer's look: the variables that differ from Foyer's own, nothing where none does, and the colour of the
 * browser's bar. They are in the document itself, so that its first paint is the customer's.
 */
export function themeHead({ theme, scheme }: RenderedLook, nonce: string): string {
  const { css, bar } = derived(theme ? seedOf(theme) : defaultSeed);
  return [
    barMeta('light', bar.light, scheme),
    barMeta('dark', bar.dark, scheme),
    css && `<style nonce="${nonce}" data-customer-theme>${css}</style>`,
  ].join('');
}
