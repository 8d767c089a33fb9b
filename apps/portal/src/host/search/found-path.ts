import { localePath } from '@foyer/links';
import type { Locale } from '@foyer/i18n';

/** The address of what was found: paths of the portal stand below the language, those of files as they are. */
export const foundPath = (locale: Locale, url: string): string => (url.startsWith('/api/') ? url : localePath(locale, url));
