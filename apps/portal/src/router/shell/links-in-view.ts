/** Network Information API, which not every browser has and TypeScript does not know. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing should be loaded that no one has asked for. */
export function isConnectionConstrained(): boolean {
  const connection = (navigator as { connection?: Connection }).connection;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function isInView(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

// The news are where members go from nearly every screen, by the bar above or below it.
const links = 'main a[href^="/"], header a[href$="/news"], nav a[href$="/news"]';

/** The paths that the page's content and its bars lead to without scrolling or opening anything, each once; of the bars the news alone. */
export const linksInView = (): string[] => [
  ...new Set([...document.querySelectorAll<HTMLAnchorElement>(links)].filter(isInView).map(({ pathname }) => pathname)),
];
