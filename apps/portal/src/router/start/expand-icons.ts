/** What icons have of what stands for them all. */
const isShared = ({ name }: Attr): boolean => name !== 'id' && name !== 'data-own';

/** Writes out the icons that the document holds once, as symbols, so that it is what React rendered on the server (`first-view/icon-symbols.ts`). */
export function expandIcons(document: Document): void {
  const symbols = document.getElementById('icons');
  if (!symbols) return;
  const usual = symbols.firstElementChild!;
  for (const use of document.querySelectorAll('use[href^="#icon-"]')) {
    const name = use.getAttribute('href')!.slice('#icon-'.length);
    const symbol = document.getElementById(`icon-${name}`);
    const svg = use.parentElement;
    if (!symbol || !svg) continue;
    const drawn = 'own' in symbol.dataset ? symbol : usual;
    for (const attribute of drawn.attributes) if (isShared(attribute)) svg.setAttributeNode(attribute.cloneNode() as Attr);
    svg.setAttribute('class', `lucide lucide-${name} ${svg.getAttribute('class') ?? ''}`.trim());
    use.replaceWith(...symbol.cloneNode(true).childNodes);
  }
  symbols.remove();
}
