import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { login, type DemoUser } from '../server/index.ts';
import { findBrowser, thisMachine } from '../test/browser.ts';

/** The screens that are measured. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
export type Screen = keyof typeof screens;

const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Starts the browser for a benchmark. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser(thisMachine);
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...quiet] });
}

/** A new visitor: empty cache, no storage, with a member's session or none. */
export async function newVisitor(browser: Browser, url: string, screen: Screen, user?: DemoUser): Promise<BrowserContext> {
  const context = await browser.newContext({ ...screens[screen], locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  if (user) {
    const session = await login(url, user);
    await context.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url })));
  }
  return context;
}

/** 4× slower processor, 1.6 Mbit/s, 150 ms round trip. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}
