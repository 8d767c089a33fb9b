const icon = /<svg (xmlns="[^"]+" [^>]*?)class="lucide lucide-([\w-]+)((?: [^"]*)?)"([^>]*)>(.*?)<\/svg>/g;

/** The attributes of every icon, which its symbol bears for all of them; those of styles the base styles give them as well (`use`). */
const common = /(?:xmlns|viewBox|fill|stroke(?:-\w+)*|width|height)="[^"]*" ?/g;

/** Nothing that a browser looks at. */
const unread = ' focusable="false"';

/** What nearly all icons have in common stands once, at what holds the symbols. */
const usual =
  'xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
  `stroke-linecap="round" stroke-linejoin="round"${unread}`;

/** Icons by their names: the symbol that others point to. */
export type IconSymbols = Map<string, string>;

function symbolOf(name: string, attributes: string, drawing: string): string {
  const own = attributes === usual ? 'viewBox="0 0 24 24"' : `data-own ${attributes}`;
  return `<symbol ${own} id="icon-${name}">${drawing}</symbol>`;
}

/**
 * HTML whose icons point to `symbols`, to which those that were missing are added: written out where they stand, they would be a fifth of a document. The
 * browser writes them out before React takes over (`start/expand-icons.ts`).
 */
export function pointToSymbols(html: string, symbols: IconSymbols): string {
  return html.replace(icon, (whole: string, attributes: string, name: string, classes: string, more: string, drawing: string) => {
    const shared = (attributes.match(common) ?? []).join('').trim();
    const [kept, moved] = more.includes(unread) ? [more.replace(unread, ''), unread] : [more, ''];
    const symbol = symbolOf(name, shared + moved, drawing);
    const known = symbols.get(name);
    // The same icon with another stroke stays as it is.
    if (known !== undefined && known !== symbol) return whole;
    symbols.set(name, symbol);
    const own = [attributes.replace(common, '').trim(), classes && `class="${classes.trim()}"`].filter(Boolean).join(' ');
    return `<svg${own && ` ${own}`}${kept}><use href="#icon-${name}"></use></svg>`;
  });
}

/** Puts the symbols into a document, in an order of their own. */
export function addSymbols(html: string, symbols: IconSymbols): string {
  if (symbols.size === 0) return html;
  const all = [...symbols].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, symbol]) => symbol);
  // Hidden by an element of HTML: the base styles show every svg.
  return html.replace('<body>', () => `<body><div id="icons" hidden><svg ${usual}>${all.join('')}</svg></div>`);
}
