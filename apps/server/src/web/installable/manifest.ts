import { locales } from '@foyer/locales';
import type { Locale } from '../../platform/db/types.ts';
import type { Brand } from './brand.ts';
import { type IconName, icons } from './icons.ts';

/** What fits below an icon. */
const shortLimit = 12;

/** As many whole words as fit, at least a part of the first. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const fitting = words.map((_, index) => words.slice(0, index + 1).join(' ')).filter((start) => [...start].length <= shortLimit);
  return fitting.at(-1) ?? [...words[0]!].slice(0, shortLimit).join('');
}

const icon = (name: IconName) => ({
  src: `/icons/${name}`,
  sizes: `${icons[name].size}x${icons[name].size}`,
  type: 'image/png',
  purpose: icons[name].maskable ? 'maskable' : 'any',
});

/** The manifest by which a device installs the customer's portal, in one language. */
export const webManifest = (brand: Brand, locale: Locale): object => ({
  id: '/',
  name: brand.title(locale),
  short_name: shortName(brand.owner),
  lang: locales[locale].tag,
  dir: locales[locale].direction,
  start_url: `/${locale}`,
  scope: '/',
  display: 'standalone',
  background_color: brand.colors.light.canvas,
  theme_color: brand.colors.light.surface,
  icons: (['192.png', '512.png', 'maskable-512.png'] as const).map(icon),
});
