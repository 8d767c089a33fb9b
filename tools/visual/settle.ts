import type { Page } from 'playwright';

declare global {
  // Calls that the page waits for; counted by `countCalls`.
  var callsUnderWay: number;
}

/** Runs in the page before anything else: counts calls, because a story that loads is not at rest. */
function countCalls(): void {
  const original = globalThis.fetch;
  globalThis.callsUnderWay = 0;
  globalThis.fetch = async (...args) => {
    globalThis.callsUnderWay += 1;
    try {
      return await original(...args);
    } finally {
      globalThis.callsUnderWay -= 1;
    }
  };
}

/** Prepares a page for `takePicture`, ahead of its first document. */
export const prepareToSettle = (page: Page) => page.addInitScript(countCalls);

/** Runs in the page: waits for everything that still changes the picture. */
async function settleInPage({ delay, quiet, patience }: { delay: number; quiet: number; patience: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const finish = () => {
    const finite = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    for (const animation of finite) animation.finish();
  };
  if (delay > 0) await pause(delay);

  let last = performance.now();
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const until = last + patience;
  const isQuiet = () => globalThis.callsUnderWay === 0 && performance.now() - last >= quiet;
  while (!isQuiet() && performance.now() < until) {
    finish();
    await pause(20);
  }
  observer.disconnect();

  for (const image of document.images) image.loading = 'eager';
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  finish();
  await frame();
  await frame();
}

/** Runs in the page: how far down there is something to see; 0 where the window is the picture: something is in front of the page, or
 * the story has scrolled. */
function lowestInPage(): number {
  if (scrollY > 0) return 0;
  let lowest = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (getComputedStyle(element).position === 'fixed' || element.matches(':modal')) return 0;
    lowest = Math.max(lowest, bottom);
  }
  return lowest;
}

const air = 24;
const atLeast = 120;
// Chromium draws no more than 16,384 pixels at once, and no one compares as many.
const atMost = 6000;

/** Waits until the story on screen is at rest. */
export const settle = (page: Page, delay = 0): Promise<void> => page.evaluate(settleInPage, { delay, quiet: 60, patience: 2000 });

/** A picture of the story on screen, at rest: the whole width, and as much of the height as it fills. `delay` in ms comes first. */
export async function takePicture(page: Page, delay = 0): Promise<Buffer> {
  await settle(page, delay);
  const lowest = await page.evaluate(lowestInPage);
  const steady = { animations: 'disabled', caret: 'hide' } as const;
  if (lowest === 0) return page.screenshot(steady);
  const height = Math.min(atMost, Math.max(atLeast, Math.ceil(lowest + air)));
  return page.screenshot({ ...steady, fullPage: true, clip: { x: 0, y: 0, width: page.viewportSize()!.width, height } });
}
