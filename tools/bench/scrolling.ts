import type { Browser, Page, Route } from 'playwright';
import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser, type Screen } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';
import { frameFigures } from './frames.ts';

const runs = 3;
const entries = 500;
/** How far one gesture scrolls and how fast, in px and px/s: a long swipe through the list. */
const gesture = { distance: 12_000, speed: 3000 };

interface Teaser {
  id: string;
}
interface List {
  results: Teaser[];
  pagination: object;
}

/** Answers the list's first page with so many articles at once: those of the demo, and again under other ids. */
async function answerAll(page: Page, url: string): Promise<void> {
  const all: Teaser[] = [];
  for (let number = 1; number <= 3; number += 1) {
    const answer = await page.request.get(`${url}/api/v2/news?limit=100&page=${number}&locale=de_DE`);
    all.push(...((await answer.json()) as List).results);
  }
  const results = Array.from({ length: entries }, (_, index) => ({ ...all[index % all.length]!, id: `bench-${index}` }));
  const pagination = { self: 1, first: 1, last: 1, prev: null, next: null, limit: 100 };
  await page.route(/\/api\/v2\/news\?/, (route: Route) => route.fulfill({ json: { results, pagination } satisfies List }));
}

/** Goes to the list within the page, so that it asks the API and not the server's first view. */
async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/de_DE/sessions`, { waitUntil: 'networkidle' });
  await answerAll(page, url);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/de_DE/news"]')!.click());
  await page.locator(`main a[href$="bench-${entries - 1}"]`).waitFor({ state: 'attached' });
  await page.waitForTimeout(2000);
}

/** Records the time between frames while it scrolls down and up again, in ms. */
async function scroll(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = 0;
    const note = (now: number) => {
      if (last) frames.push(now - last);
      last = now;
      if (!(globalThis as { stopFrames?: boolean }).stopFrames) requestAnimationFrame(note);
    };
    Object.assign(globalThis, { frames, stopFrames: false });
    requestAnimationFrame(note);
  });
  const place = { x: 190, y: 400, gestureSourceType: 'touch' as const, speed: gesture.speed };
  for (const yDistance of [-gesture.distance, gesture.distance / 2]) {
    await session.send('Input.synthesizeScrollGesture', { ...place, yDistance });
  }
  return page.evaluate(() => {
    const recorder = globalThis as unknown as { frames: number[]; stopFrames: boolean };
    recorder.stopFrames = true;
    return recorder.frames;
  });
}

async function measureScreen(browser: Browser, url: string, screen: Screen): Promise<Measurement[]> {
  const results: ReturnType<typeof frameFigures>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await newVisitor(browser, url, screen, 'member');
    try {
      const page = await context.newPage();
      await openList(page, url);
      results.push(frameFigures(await scroll(page)));
    } finally {
      await context.close();
    }
  }
  const of = (figure: keyof (typeof results)[number]) => median(results.map((result) => result[figure]));
  const name = `${entries} articles, ${screen}, slowed down`;
  return [
    { name: `${name}: frames a second`, value: of('rate'), unit: '' },
    { name: `${name}: frames over 16.7 ms`, value: of('late'), unit: '%', budget: 10 },
    { name: `${name}: frames over 25 ms`, value: of('missed'), unit: '%', budget: 2 },
  ];
}

/** Scrolling through a long news list on a processor that is four times slower; medians. */
export const measureScrolling = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const browser = await openBrowser();
    try {
      return [...(await measureScreen(browser, url, 'phone')), ...(await measureScreen(browser, url, 'desktop'))];
    } finally {
      await browser.close();
    }
  });
