const tags = new Set('p h2 h3 h4 ul ol li strong b em i a blockquote br table tbody thead tr td th'.split(' '));
const attributes = new Set(['href', 'colspan', 'rowspan', 'start']);

/** Whether the text editor keeps all there is in some HTML; else it has to be written as HTML. */
export const isPlainHtml = (html: string): boolean =>
  [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')].every(
    (element) => tags.has(element.localName) && element.getAttributeNames().every((name) => attributes.has(name)),
  );
