import { locales, type Locale } from '@foyer/i18n';
import * as z from 'zod/mini';

/** What every widget takes beside its own options. */
export const hostOptions = z.object({
  /** Address of the API, such as `https://community.example/api/v2`; a path for a page of the same origin. */
  server: z._default(z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))/, 'an https address or a path')), '/api/v2'),
  /** Language of the widget; German unless said. */
  locale: z._default(z.enum(Object.keys(locales) as [Locale, ...Locale[]]), 'de_DE'),
  /** Light, dark, or as the reader's system says. */
  theme: z._default(z.enum(['light', 'dark', 'system']), 'system'),
});

/** The options that every widget takes, read. */
export type HostOptions = z.output<typeof hostOptions>;
