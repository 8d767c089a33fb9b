import type { Browser, Page } from 'playwright';
import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';

const runs = 5;
const modules = 30;
const letters = 8;
/** Pages of the demo whose modules the page is made of. */
const sources = ['dashboard', 'benefits', 'learning', 'academy', 'landing'];

interface StudioPage {
  id: string;
  version: number;
  content: { modules: { id: string }[] };
}

declare global {
  // Written by the scripts in the page, ms: from the click to the first frame that shows the editor, and the longest event since.
  var editorShown: Promise<number>;
  var longestKey: number;
}

/** Begins a page with 30 modules of the demo's pages; answers its id. */
async function makePage(page: Page, url: string): Promise<string> {
  const cookies = await page.context().cookies(url);
  const headers = { 'x-csrf-token': cookies.find(({ name }) => name === 'csrf_token')?.value ?? '' };
  const address = (path: string) => `${url}/api/v2/studio/pages${path}?locale=de_DE`;
  const read = async (path: string) => (await (await page.request.get(address(path))).json()) as StudioPage;
  const all = (await Promise.all(sources.map((id) => read(`/${id}`)))).flatMap(({ content }) => content.modules);
  const data = { key: crypto.randomUUID(), title: { de_DE: 'Messung' } };
  const made = (await (await page.request.post(address(''), { data, headers })).json()) as StudioPage;
  const placed = Array.from({ length: modules }, (_, index) => ({ ...all[index % all.length], id: `module-${index}` }));
  const body = { version: made.version, content: { ...made.content, modules: placed } };
  const saved = await page.request.put(address(`/${made.id}`), { data: body, headers });
  if (!saved.ok()) throw new Error(`The page was not saved: ${await saved.text()}`);
  return made.id;
}

/** Runs in the page: waits for the next click, then for the frame that shows all modules and the form of the page. */
function observeOpening(count: number): void {
  globalThis.editorShown = new Promise((resolve) => {
    const onClick = (click: MouseEvent) => {
      const look = () => {
        const isThere = document.querySelectorAll('[data-module]').length >= count && document.querySelector('[data-form-heading]');
        if (!isThere) return requestAnimationFrame(look);
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

function observeKeys(): void {
  globalThis.longestKey = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longestKey = Math.max(globalThis.longestKey, duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Types into the title of the page, the processor 4× slower; the longest event of each letter. */
async function type(page: Page): Promise<number[]> {
  const title = page.locator('[data-form-heading] ~ * input').first();
  await title.click();
  await page.keyboard.press('End');
  await page.waitForTimeout(2000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let letter = 0; letter < letters; letter += 1) {
    await page.evaluate(observeKeys);
    await page.keyboard.press('x');
    await page.waitForTimeout(300);
    times.push(await page.evaluate(() => globalThis.longestKey));
  }
  return times;
}

async function visit(browser: Browser, url: string, id: string): Promise<{ opening: number; keys: number[] }> {
  const context = await newVisitor(browser, url, 'desktop', 'editor');
  try {
    const page = await context.newPage();
    await page.goto(`${url}/de_DE/studio/pages?q=Messung`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    await page.evaluate(observeOpening, modules);
    await page.locator(`main a[href$="/studio/pages/${id}"]`).first().click();
    return { opening: await page.evaluate(() => globalThis.editorShown), keys: await type(page) };
  } finally {
    await context.close();
  }
}

/** From the click on a page of 30 modules to its painted editor, and a letter typed there on a slow processor; medians. */
export const measureStudio = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const browser = await openBrowser();
    try {
      const context = await newVisitor(browser, url, 'desktop', 'editor');
      const id = await makePage(await context.newPage(), url);
      await context.close();
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, id));
      return [
        {
          name: 'Studio: pages to the editor of one with 30 modules',
          value: median(visits.map(({ opening }) => opening)),
          unit: 'ms',
          budget: 500,
        },
        { name: 'Studio: a letter in it, slowed down', value: median(visits.flatMap(({ keys }) => keys)), unit: 'ms', budget: 50 },
      ];
    } finally {
      await browser.close();
    }
  });
