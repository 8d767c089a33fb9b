import type { Browser, Locator, Page } from 'playwright';
import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser, type Screen } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';

const runs = 5;

interface Tap {
  name: string;
  screen: Screen;
  path: string;
  /** Leads to where the control is, at full speed. */
  before?: (page: Page) => Promise<void>;
  control: (page: Page) => Locator;
}

const openDrawer = (page: Page) => page.getByRole('button', { name: 'Menü öffnen' }).first().tap();

/** The newest article that someone has commented on. */
async function openDiscussed(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.get(`${origin}/api/v2/news?limit=50&locale=de_DE`);
  const { results } = (await answer.json()) as { results: { id: string; comments_count: number }[] };
  const { id } = results.find(({ comments_count }) => comments_count > 0)!;
  await page.goto(`${origin}/de_DE/news/${id}`, { waitUntil: 'networkidle' });
  // The discussion comes when it is near.
  await page.locator('#comments').scrollIntoViewIfNeeded();
}

const openFilters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('dialog').waitFor();
};

const taps: Tap[] = [
  { name: 'drawer', screen: 'phone', path: '/de_DE', control: (page) => page.getByRole('button', { name: 'Menü öffnen' }).first() },
  {
    name: 'settings',
    screen: 'phone',
    path: '/de_DE',
    before: openDrawer,
    control: (page) => page.getByRole('dialog').getByRole('button', { name: 'Einstellungen', exact: true }),
  },
  {
    name: 'profile menu',
    screen: 'desktop',
    path: '/de_DE',
    control: (page) => page.getByRole('button', { name: /Profil und Einstellungen/ }),
  },
  {
    name: 'multi-select',
    screen: 'desktop',
    path: '/de_DE/news',
    before: openFilters,
    control: (page) => page.getByRole('dialog').getByRole('combobox').first(),
  },
  {
    name: 'like',
    screen: 'phone',
    path: '',
    before: openDiscussed,
    control: (page) => page.getByRole('button', { name: /gefällt mir/i }).first(),
  },
  {
    name: 'reply',
    screen: 'phone',
    path: '',
    before: openDiscussed,
    control: (page) => page.getByRole('button', { name: 'Antworten', exact: true }).first(),
  },
];

declare global {
  // Written by the script in the page: the longest event of a tap, from the input to the frame that shows what it did, ms.
  var longestTap: number;
}

function observeTaps(): void {
  globalThis.longestTap = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longestTap = Math.max(globalThis.longestTap, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function tap(browser: Browser, url: string, { screen, path, before, control }: Tap): Promise<number> {
  const context = await newVisitor(browser, url, screen, 'member');
  await context.addCookies(
    ['cdisc=0', 'cookie_config=1'].map((cookie) => ({ name: cookie.split('=')[0]!, value: cookie.split('=')[1]!, url })),
  );
  try {
    const page = await context.newPage();
    if (path) await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    else await page.goto(`${url}/de_DE/news`);
    await before?.(page);
    const target = control(page);
    await target.scrollIntoViewIfNeeded();
    // A hand brings the mouse there first; a press in the same millisecond would be told the time of hovering as well.
    if (screen === 'desktop') await target.hover();
    await page.waitForTimeout(2000);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(observeTaps);
    if (screen === 'phone') await target.tap();
    else await target.click();
    await page.waitForTimeout(1500);
    return await page.evaluate(() => globalThis.longestTap);
  } finally {
    await context.close();
  }
}

/** Taps on a processor that is four times slower, from the input to the next frame; medians. An event is told in steps of 8 ms. */
export const measureTaps = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const browser = await openBrowser();
    try {
      const measurements: Measurement[] = [];
      for (const each of taps) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) times.push(await tap(browser, url, each));
        measurements.push({ name: `Tap, slowed down: ${each.name}`, value: median(times), unit: 'ms', budget: 100 });
      }
      return measurements;
    } finally {
      await browser.close();
    }
  });
