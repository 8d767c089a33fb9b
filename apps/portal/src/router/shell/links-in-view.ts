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
  // What is further down is not laid out yet (`lazy-hydration.ts`), and asking where it is would lay it out: 150 ms on a slow phone.
  if (link.closest('[data-far]')) return false;
  const { top, bottom, left, right, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

// The news are where members go from nearly every screen, by the bar above or below it.
const links = 'main a[href^="/"], header a[href$="/news"], nav a[href$="/news"]';

/** The paths that the page's content and its bars lead to without scrolling or opening anything, each once; of the bars the news alone. */
export const linksInView = (): string[] => [
  ...new Set([...document.querySelectorAll<HTMLAnchorElement>(links)].filter(isInView).map(({ pathname }) => pathname)),
];

/** Those of them that lead to the news or to an article, where most visits go on to. */
export const newsInView = (): string[] => linksInView().filter((path) => /\/news(\/[^/]+)?$/.test(path));
