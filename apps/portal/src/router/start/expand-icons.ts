/** Writes out the icons that the document holds once, as symbols, so that it is what React rendered on the server (`first-view/icon-symbols.ts`). */
export function expandIcons(document: Document): void {
  const symbols = document.getElementById('icons');
  if (!symbols) return;
  for (const use of document.querySelectorAll('svg > use[href^="#icon-"]')) {
    const symbol = symbols.querySelector(use.getAttribute('href')!);
    const svg = use.parentElement;
    if (!symbol || !svg) continue;
    for (const attribute of symbol.attributes) if (attribute.name !== 'id') svg.setAttributeNode(attribute.cloneNode() as Attr);
    use.replaceWith(...symbol.cloneNode(true).childNodes);
  }
  symbols.remove();
}
