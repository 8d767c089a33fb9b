import { createCleaner, relOf } from '@foyer/html';
import { safeLink } from '@foyer/links';

/** Places of the article itself and mailboxes, and what an editor may link to. */
const hrefOf = (href: string): { href?: string } => {
  const link = /^(?:#|mailto:)/i.test(href) ? href : safeLink(href);
  return link === null ? {} : { href: link };
};

/**
 * The text of an article as it may reach a browser: paragraphs, headings, lists, quotes, tables, links, emphasis and our own pictures. Editors'
 * texts are sanitised when they are saved; this holds for whatever else finds its way into the database. Results are kept.
 */
export const sanitizeContent = createCleaner({
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'br', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto'],
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: { ...hrefOf(href.trim()), ...relOf(href.trim()) } as Record<string, string> }),
  },
});
