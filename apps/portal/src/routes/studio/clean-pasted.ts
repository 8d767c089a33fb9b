import { isMediaPath } from '@foyer/links';

/** What word processors and mail programs bring along that is no text. */
const noise = 'style, script, meta, link, title, xml, o\\:p, v\\:shapetype, v\\:shape, svg, math, iframe, object, template, noscript';

/** Word writes the level and list of an entry into a style, and its bullet into the text. */
const wordEntry = /mso-list:\s*(?:l\d+\s+)?level(\d+)/i;
const numbered = /^\s*(?:\(?[0-9]{1,3}|\(?[a-z]|[ivxlc]+)[.)]/i;

const isBullet = (element: Element): boolean => /mso-list:\s*Ignore/i.test(element.getAttribute('data-style') ?? '');

/** Word's paragraphs that look like entries become a list. */
function listWordEntries(root: ParentNode, document: Document): void {
  let list: Element | null = null;
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll('p')) {
    const style = paragraph.getAttribute('data-style') ?? '';
    if (!wordEntry.test(style)) continue;
    const bullet = [...paragraph.querySelectorAll('span')].find(isBullet);
    const type = numbered.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
    bullet?.remove();
    if (!list || last !== paragraph.previousElementSibling || list.localName !== type) {
      list = document.createElement(type);
      paragraph.before(list);
    }
    const entry = document.createElement('li');
    entry.append(paragraph);
    list.append(entry);
    last = list;
  }
}

/** Emphasis that is made by a style becomes an element; an element whose style takes it back goes. */
function keepEmphasis(root: ParentNode, document: Document): void {
  for (const element of root.querySelectorAll<HTMLElement>('span[data-style], b[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    if (element.localName === 'b' && /font-weight:\s*(?:normal|400)/i.test(style)) element.replaceWith(...element.childNodes);
    else if (element.localName === 'span' && /font-weight:\s*(?:bold|[6-9]00)/i.test(style)) {
      const strong = document.createElement('strong');
      strong.append(...element.childNodes);
      element.replaceWith(strong);
    }
  }
}

/** Styles are read and never applied: the policy of the page would refuse each of them, and the browser say so. */
const withoutStyles = (html: string): string =>
  html.replace(/<[^<>]+>/g, (tag) => tag.replace(/\sstyle\s*=/i, ' data-style=').replace(/^<(\/?)style\b/i, '<$1template'));

/** What was pasted, without what an article may not hold: other programs' styles, comments, pictures of elsewhere; Word's lists as lists. */
export function cleanPasted(html: string): string {
  const document = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const { body } = document;
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
  body.querySelectorAll(noise).forEach((element) => element.remove());
  for (const picture of body.querySelectorAll('img')) if (!isMediaPath(picture.getAttribute('src') ?? '')) picture.remove();
  listWordEntries(body, document);
  keepEmphasis(body, document);
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const replaced = document.createElement(heading.localName === 'h1' ? 'h2' : 'h4');
    replaced.append(...heading.childNodes);
    heading.replaceWith(replaced);
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (!['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'data-pm-slice'].includes(name)) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}
