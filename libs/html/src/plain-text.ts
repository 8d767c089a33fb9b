import { compile, type HtmlToTextOptions } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';

const maxHtml = 200_000;

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxInputLength: maxHtml, maxDepth: 60 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['img', 'script', 'style', 'iframe', 'svg', 'figcaption'].map((selector) => ({ selector, format: 'skip' })),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '– ' } },
    { selector: 'table', format: 'block' },
  ],
};

const convert = compile(options);

// Invisible signs would let a website write over its neighbours or hide what it says.
const invisible = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u200b\ufeff]/gu;

/** Ends a text at its limit, at the last whole word. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const part = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const lastSpace = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'));
  return `${(lastSpace > max / 2 ? part.slice(0, lastSpace) : part).trimEnd()}…`;
}

/** Markup as text: paragraphs become lines, nothing else is left of it. */
export const textOfHtml = (html: string): string => convert(html.slice(0, maxHtml));

/** One space of several: French typography has some that must not break. */
const oneSpace = (spaces: string): string => /[\u00a0\u202f]/.exec(spaces)?.[0] ?? ' ';

/** Text as it is kept: no invisible signs, single spaces, at most one empty line, nothing around it. Spaces that do not break stay such. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/[^\S\n]+/g, oneSpace)
    .replace(/[^\S\n]?\n[^\S\n]?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Text on one line. */
export const oneLine = (text: string): string => tidy(text).replace(/\n+/g, ' ');

/** The addresses of the pictures in a piece of markup, in order; those that only count readers are left out where they say so. */
export function picturesIn(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html.slice(0, maxHtml), {
    allowedTags: ['img'],
    allowedAttributes: false,
    transformTags: {
      img: (tagName, attribs) => {
        const { src = '', width = '', height = '' } = attribs;
        if (src && ![width, height].some((size) => /^[0-9]px?$|^[0-9]$/.test(size))) found.push(src);
        return { tagName, attribs: {} };
      },
    },
  });
  return found;
}
