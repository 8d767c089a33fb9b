import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const ours = /^\/api\/v2\/media\/[\w.-]+(\?w=\d+)?$/;
const external = /^https:/i;
const maxCharacters = 8_000_000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'br'], ...['figure', 'figcaption', 'img']],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...(external.test(href.trim()) ? { rel: 'noopener noreferrer' } : {}) } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ours.test(attribs['src'] ?? ''),
};

const cleaned = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (clean, html) => clean.length + html.length + 1 });

/**
 * The text of an article as it may reach a browser: paragraphs, headings, lists, quotes, links, emphasis and our own pictures. Editors'
 * texts are sanitised when they are saved; this holds for whatever else finds its way into the database. Results are kept.
 */
export function sanitizeContent(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, options);
  cleaned.set(html, clean);
  return clean;
}
