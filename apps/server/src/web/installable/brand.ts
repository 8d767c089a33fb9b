import { isImage } from '@foyer/media-files';
import { deriveTheme, hexOf } from '@foyer/theme';
import { readFile } from 'node:fs/promises';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { localize } from '../../platform/db/localized.ts';
import { createCustomers } from '../../features/shell/index.ts';

type Mode = Record<'canvas' | 'surface' | 'text' | 'textMuted' | 'brand' | 'onBrand', string>;

/** What the installed app, its icons and its offline page show of a customer. */
export interface Brand {
  /** The customer's name. */
  owner: string;
  languages: readonly Locale[];
  /** The portal's name. */
  title(locale: Locale): string;
  colors: Record<'light' | 'dark', Mode>;
  corners: 'sharp' | 'soft' | 'round';
  /** A logo that fits into a square; a wide one would be a line of dots. */
  logo: { hash: string; bytes(): Promise<Buffer> } | null;
}

/** Whether a logo fits into an icon: at most one and a half times as wide as high, or as high as wide. */
export function fitsIcon(logo: { width: number | null; height: number | null } | null): boolean {
  if (!logo?.width || !logo.height) return false;
  return Math.max(logo.width / logo.height, logo.height / logo.width) <= 1.5;
}

/** Reads the customer's brand. */
export function createBrands(context: Pick<Context, 'db' | 'files' | 'settings'>) {
  const customerOf = createCustomers(context);
  return async function brandOf(orgId: string): Promise<Brand> {
    const [customer, settings] = await Promise.all([customerOf(orgId), context.settings.of(orgId)]);
    const { brandColor, cornerStyle, fontPair, logo } = customer;
    const { light, dark } = deriveTheme({ brandColor, cornerStyle, fontPair }).color;
    const mode = ({ canvas, surface, text, textMuted, brand, onBrand }: typeof light): Mode => ({
      ...{ canvas: hexOf(canvas), surface: hexOf(surface), text: hexOf(text), textMuted: hexOf(textMuted) },
      ...{ brand: hexOf(brand), onBrand: hexOf(onBrand) },
    });
    return {
      owner: customer.name,
      languages: settings.languages,
      title: (locale) => localize(settings.baseOptions.metaTitle, locale).text,
      colors: { light: mode(light), dark: mode(dark) },
      corners: cornerStyle,
      logo:
        logo && isImage(logo.type) && fitsIcon(logo)
          ? { hash: logo.hash, bytes: async () => readFile(await context.files.media.fetch(logo.hash)) }
          : null,
    };
  };
}
