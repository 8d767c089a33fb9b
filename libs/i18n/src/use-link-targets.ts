import { linkTarget } from './link-target.ts';
import type { Locale } from './locales.ts';
import { useNewTabText } from './use-new-tab-text.ts';

/** Reads the addresses that editors have set for components of the design system that know of links to other websites (`outside`). */
export function useLinkTargets(locale: Locale) {
  const newTab = useNewTabText();
  return (url: string | null) => {
    const target = linkTarget(locale, url);
    return target && { href: target.href, outside: target.external ? newTab : undefined };
  };
}
