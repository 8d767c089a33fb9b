import { type Locale, locales } from '@foyer/i18n';
import type { Theme } from '../../host/app/state.ts';

/** How every document begins, as React writes what `DocumentShell` renders. */
export function openingOf(locale: Locale, theme: Theme): string {
  const { tag, direction } = locales[locale];
  return `<!DOCTYPE html><html lang="${tag}" dir="${direction}" data-theme="${theme}"><head>`;
}
