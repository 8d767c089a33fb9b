import { escapeHtml } from '@foyer/html/escape-html';

/** HTML that is finished: in other markup it stands as it is, whereas text is escaped. */
export interface Markup {
  readonly html: string;
}

type Part = Markup | string | number | false | undefined;

function written(part: Part): string {
  if (part === undefined || part === false) return '';
  return typeof part === 'object' ? part.html : escapeHtml(String(part));
}

/** Writes HTML. Every text that is put in is escaped, in attributes as well. */
export const html = (source: TemplateStringsArray, ...parts: Part[]): Markup => ({
  html: source.reduce((done, text, index) => done + written(parts[index - 1]) + text),
});
