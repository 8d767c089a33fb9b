import type { WidgetName } from './widget-words.ts';

/** What an editor has chosen for a page. */
export interface SnippetChoice {
  /** Where the portal is. */
  portal: string;
  site: string;
  widget: WidgetName;
  /** Empty for the page's own language. */
  locale: string;
  theme: 'auto' | 'light' | 'dark';
}

/** What is pasted into a page (docs/embedding.md). */
export function snippetOf({ portal, site, widget, locale, theme }: SnippetChoice): string {
  const attributes = [`site="${site}"`, locale && `locale="${locale}"`, theme !== 'auto' && `theme="${theme}"`].filter(Boolean).join(' ');
  return `<script type="module" src="${portal}/embed/v1/foyer.js"></script>\n<foyer-${widget} ${attributes}></foyer-${widget}>`;
}

/** What a page's content security policy has to allow. */
export const policyOf = (portal: string): string =>
  [`script-src ${portal}`, `connect-src ${portal} ${portal.replace(/^http/, 'ws')}`, `img-src ${portal}`, `font-src ${portal}`].join('; ');
