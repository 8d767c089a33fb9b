import axe from 'axe-core/axe.min.js?raw';

/** A mail is no page: it has neither landmarks nor a heading of a page. What WCAG asks of every document stays. */
const wcag = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

const smallPhone = 320;

/** What axe finds in a mail on a small phone, in a frame of its own: that of the preview runs no scripts. */
export async function judgeMail(html: string): Promise<string[]> {
  const frame = Object.assign(document.createElement('iframe'), { srcdoc: html, width: smallPhone, height: 900 });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  try {
    await loaded;
    const page = frame.contentDocument!;
    page.head.append(Object.assign(page.createElement('script'), { textContent: axe }));
    const { violations } = await (frame.contentWindow as unknown as { axe: Axe }).axe.run(page, wcag);
    const wide = page.documentElement.scrollWidth > smallPhone ? [`wider than ${smallPhone} px`] : [];
    return [...wide, ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))];
  } finally {
    frame.remove();
  }
}
