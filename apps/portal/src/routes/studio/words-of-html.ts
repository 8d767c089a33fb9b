/** HTML as its words, a block in a line. */
export const wordsOfHtml = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|h\d|li|tr|blockquote|figcaption)>/g, '$&\n'), 'text/html').body.textContent;
