import type { RenderedFonts, Schemas } from '@foyer/api';
import { type Locale, locales } from '@foyer/i18n';
import { fontUrls } from '@foyer/ui';
import { readCookie } from '../../host/app/cookies.ts';

/** The faces of a first view in the customer's theme. */
export function firstFonts(theme: Schemas['Theme'] | null, locale: Locale, cookies: string): RenderedFonts {
  const pair = theme?.font_pair ?? 'humanist';
  // The time zone is remembered once a page is hydrated. Its fonts are there by then, or come at the first sign of its visitor, without which few go on.
  return { pair, urls: fontUrls(pair, locales[locale].tag), known: readCookie(cookies, 'tz') !== undefined };
}
