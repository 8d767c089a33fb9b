import { isLocale, type Locale, locales } from '@foyer/i18n';
import * as z from 'zod/mini';

/** The language that a tag names: `de`, `de-DE`, `de_DE`; undefined for one the portal does not speak. */
export function localeFrom(tag: string): Locale | undefined {
  const [language = '', region = ''] = tag.trim().split(/[-_]/);
  const exact = `${language.toLowerCase()}_${region.toUpperCase()}`;
  if (isLocale(exact)) return exact;
  return (Object.keys(locales) as Locale[]).find((locale) => locale.split('_')[0] === language.toLowerCase());
}

/** What every widget takes beside its own options. */
export const hostOptions = z.object({
  /** Address of the API, such as `https://community.example/api/v2`; a path for a page of the same origin. Left out: where the script came from. */
  server: z.optional(z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, 'an https address or a path'))),
  /** The id of the website, from the studio. A page of the portal itself has none. */
  site: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'the id of a website, from the studio'))),
  /** Language of the widget, such as `de`, `de-DE` or `de_DE`; the page's own unless said. */
  locale: z.optional(z.string().check(z.refine((tag) => localeFrom(tag) !== undefined, `one of ${Object.keys(locales).join(', ')}`))),
  /** Light, dark, or as the page around it: dark where that writes in a light colour. */
  theme: z._default(z.enum(['light', 'dark', 'auto']), 'auto'),
  /** `none` leaves the customer's fonts out; the widget takes the system's. */
  fonts: z._default(z.enum(['auto', 'none']), 'auto'),
  /** `eager` loads a block before it comes into view. */
  loading: z._default(z.enum(['lazy', 'eager']), 'lazy'),
});

/** The options that every widget takes, read. */
export type HostOptions = z.output<typeof hostOptions>;

/** The language of a widget: as its attribute says, as the page is written in, as the reader's browser asks for, as the customer's portal speaks. */
export function chooseLocale({ locale }: Pick<HostOptions, 'locale'>, usual: Locale): Locale {
  const tags = [locale ?? '', document.documentElement.lang, ...navigator.languages];
  return tags.map(localeFrom).find((found) => found !== undefined) ?? usual;
}
