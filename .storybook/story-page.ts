import { type Locale, locales } from '@foyer/i18n';
import type { Look } from './providers.tsx';

/** Sets language and look of the whole page, for a story that has it for itself: what opens over it hangs in the page. */
export function setPage(locale: Locale, { brand, theme, motion }: Look): void {
  const { documentElement: page } = document;
  const { tag, direction } = locales[locale];
  page.lang = tag;
  page.dir = direction;
  Object.assign(page.dataset, { brand, theme, motion });
}
