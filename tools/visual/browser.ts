import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, thisMachine } from '../test/browser.ts';
import { prepareToSettle } from './settle.ts';

// The same pixels on each run: no hinting by the machine's fonts, one colour space, whole frames.
const steady = ['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text', '--disable-partial-raster'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** The moment at which all stories are pictured. */
const now = new Date('2026-11-21T09:30:00+01:00');

/** Runs in the page before anything else. Of Playwright's clock a fixed time takes timers and frames along, which then come late. */
function standStill(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [time] : given, target) as Date,
    apply: (date) => new date(time).toString(),
    get: (date, name) => (name === 'now' ? () => time : (Reflect.get(date, name) as unknown)),
  });
}

/** Starts the browser that takes the pictures. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(thisMachine), args: ['--no-sandbox', ...steady, ...quiet] });
}

/** A page that looks the same today and tomorrow, here and elsewhere. Close its context when it is done. */
export async function openPage(browser: Browser, width: number): Promise<Page> {
  // A phone has no mouse, and no bars to scroll with that would take room.
  const device = width < 600 ? { viewport: { width, height: 844 }, isMobile: true, hasTouch: true } : { viewport: { width, height: 800 } };
  const context = await browser.newContext({
    ...device,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.addInitScript(standStill, now.getTime());
  await prepareToSettle(page);
  return page;
}
