const icon = /<svg (xmlns="[^"]+" [^>]*?)class="lucide lucide-([\w-]+)((?: [^"]*)?)"([^>]*)>(.*?)<\/svg>/g;

/** The attributes of every icon, which its symbol bears for all of them. Its size stays where it is: without one an icon would take 300 by 150 px until it is written out. */
const common = /(?:xmlns|viewBox|fill|stroke(?:-\w+)*)="[^"]*" ?/g;

/**
 * Puts each icon into the document once, as a symbol that the others point to: written out where they stand, they would be a fifth of it. The browser writes
 * them out before React takes over (`start/expand-icons.ts`).
 */
export function withIconSymbols(html: string): string {
  const symbols = new Map<string, string>();
  const text = html.replace(icon, (whole: string, attributes: string, name: string, classes: string, more: string, drawing: string) => {
    const symbol = `<symbol ${(attributes.match(common) ?? []).join('').trim()} id="icon-${name}">${drawing}</symbol>`;
    const known = symbols.get(name);
    // The same icon with another stroke stays as it is.
    if (known !== undefined && known !== symbol) return whole;
    symbols.set(name, symbol);
    const own = attributes.replace(common, '').trim();
    return `<svg ${own && `${own} `}class="lucide lucide-${name}${classes}"${more}><use href="#icon-${name}"></use></svg>`;
  });
  if (symbols.size === 0) return html;
  // Hidden by an element of HTML: the base styles show every svg.
  return text.replace('<body>', `<body><div id="icons" hidden><svg>${[...symbols.values()].join('')}</svg></div>`);
}
