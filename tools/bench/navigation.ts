import type { Browser, CDPSession, Page } from 'playwright';
import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser, slowDown } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';

const runs = 5;

interface Target {
  name: string;
  /** The link on the dashboard. */
  link: string;
  /** How many parts its address has, by which the screen is known. */
  parts: number;
  /** What NodeBB took for the like of it, beside an earlier version on one machine, ms. */
  peer: { fast: number; slow: number };
}

const targets: Target[] = [
  { name: 'article', link: 'main a[href*="/news/"]', parts: 3, peer: { fast: 391, slow: 1511 } },
  { name: 'news', link: 'header a[href$="/news"]', parts: 2, peer: { fast: 225, slow: 902 } },
];

declare global {
  // Written by the script in the page: from the click to the first frame that shows the target's heading, ms.
  var painted: Promise<number>;
}

/** Runs in the page: waits for the next click, then for the frame in which the heading of a screen of the news with so many parts in its address appears. */
function observeClick(parts: number): void {
  globalThis.painted = new Promise((resolve) => {
    const onClick = (click: MouseEvent) => {
      const look = () => {
        const [, , area, ...rest] = location.pathname.split('/');
        const heading = area === 'news' && rest.length === parts - 2 ? document.querySelector('main h1') : null;
        if (!heading?.checkVisibility() || heading.textContent === '') return requestAnimationFrame(look);
        // A message posted from a frame arrives after that frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - click.timeStamp);
        return port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

/** Counts what is asked for from now on, pictures left out. */
function countRequests(session: CDPSession): () => number {
  let count = 0;
  session.on('Network.requestWillBeSent', ({ type }) => (count += type === 'Image' ? 0 : 1));
  return () => count;
}

interface Navigation {
  time: number;
  requests: number;
}

async function follow(page: Page, url: string, { link, parts }: Target, slow: boolean): Promise<Navigation> {
  await page.goto(`${url}/de_DE`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  const session = slow ? await slowDown(page) : await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = countRequests(session);
  await page.evaluate(observeClick, parts);
  await page.locator(link).first().click();
  return { time: await page.evaluate(() => globalThis.painted), requests: requests() };
}

async function measureTarget(browser: Browser, url: string, target: Target, slow: boolean): Promise<Measurement[]> {
  const all: Navigation[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await newVisitor(browser, url, 'desktop', 'member');
    all.push(await follow(await context.newPage(), url, target, slow));
    await context.close();
  }
  const name = `Dashboard to ${target.name}${slow ? ', slowed down' : ''}`;
  const peer = target.peer[slow ? 'slow' : 'fast'];
  return [
    { name, value: median(all.map(({ time }) => time)), unit: 'ms', budget: slow ? 250 : 60, peer },
    { name: `${name}: requests until then`, value: median(all.map(({ requests }) => requests)), unit: 'requests' },
  ];
}

/** From the click on an article or the news on the dashboard to the painted heading; medians. */
export const measureNavigation = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const browser = await openBrowser();
    try {
      const measurements: Measurement[] = [];
      for (const target of targets) {
        for (const slow of [false, true]) measurements.push(...(await measureTarget(browser, url, target, slow)));
      }
      return measurements;
    } finally {
      await browser.close();
    }
  });
