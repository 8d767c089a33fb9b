import type { Browser, Page } from 'playwright';
import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser, slowDown } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';

const runs = 5;
const article = 'main a[href*="/news/"]';

declare global {
  // Written by the script in the page: from the click to the first frame that shows the article's heading, ms.
  var painted: Promise<number>;
}

/** Runs in the page: waits for the next click, then for the frame in which the article's heading appears. */
function observeClick(): void {
  globalThis.painted = new Promise((resolve) => {
    const onClick = (click: MouseEvent) => {
      const look = () => {
        const heading = /\/news\/[^/]+$/.test(location.pathname) ? document.querySelector('main h1') : null;
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

async function openArticle(page: Page, url: string, slow: boolean): Promise<number> {
  await page.goto(`${url}/de_DE`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  if (slow) await slowDown(page);
  await page.evaluate(observeClick);
  await page.locator(article).first().click();
  return page.evaluate(() => globalThis.painted);
}

async function measureClicks(browser: Browser, url: string, slow: boolean): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await newVisitor(browser, url, 'desktop', 'member');
    times.push(await openArticle(await context.newPage(), url, slow));
    await context.close();
  }
  return median(times);
}

/** From the click on an article of the dashboard to its painted heading; medians. */
export const measureNavigation = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const browser = await openBrowser();
    try {
      return [
        { name: 'Dashboard to article', value: await measureClicks(browser, url, false), unit: 'ms', budget: 60 },
        { name: 'Dashboard to article, slowed down', value: await measureClicks(browser, url, true), unit: 'ms', budget: 250 },
      ];
    } finally {
      await browser.close();
    }
  });
