import { isMediaPath } from '@foyer/links';
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const maxCharacters = 8_000_000;
/** What leaves the portal takes along neither the window nor the address it was on. */
export const relOf = (href: string): { rel?: string } => (/^https:/i.test(href) ? { rel: 'noopener noreferrer' } : {});

/** What is taken out together with its content: it would be read as text that no one wrote, or by other rules than ours. */
const takenWhole = [
  ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'template', 'title', 'xmp', 'iframe', 'object'],
  ...['noembed', 'noframes', 'plaintext', 'svg', 'math', 'audio', 'video'],
];

/** What every text of ours keeps to, no matter who writes it. */
const common: sanitizeHtml.IOptions = {
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nonTextTags: takenWhole,
  // Pictures of others would reveal to their servers who reads.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isMediaPath(attribs['src'] ?? ''),
};

/** Broken nesting is put right step by step; hardly anything takes more than two. Each step's result is safe. */
const mostPasses = 6;

/** Sanitises until nothing changes any more, so that what is saved is what is read, however often either happens. */
function settle(html: string, options: sanitizeHtml.IOptions): string {
  let clean = sanitizeHtml(html, options);
  for (let pass = 1; pass < mostPasses; pass += 1) {
    const again = sanitizeHtml(clean, options);
    if (again === clean) return clean;
    clean = again;
  }
  return clean;
}

/** Makes a sanitiser of the elements, attributes and addresses that `options` allow. Results are kept. */
export function createCleaner(options: sanitizeHtml.IOptions): (html: string) => string {
  const cleaned = new LRUCache<string, string>({
    maxSize: maxCharacters,
    sizeCalculation: (clean, html) => clean.length + html.length + 1,
  });
  return (html) => {
    const known = cleaned.get(html);
    if (known !== undefined) return known;
    const clean = settle(html, { ...common, ...options });
    cleaned.set(html, clean);
    return clean;
  };
}
