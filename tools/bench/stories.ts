import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { buildStorybook } from '../visual/build.ts';
import { openBrowser, openPage } from '../visual/browser.ts';
import { widths } from '../visual/modes.ts';
import { openPreview, showStory } from '../visual/preview.ts';
import { withServer } from '../visual/serve.ts';
import { settle } from '../visual/settle.ts';
import { matches, readStories, type Story } from '../visual/stories.ts';
import { median, type Measurement } from './measurement.ts';
import { type FirstRender, measurementsOf, type MeasuredStory } from './stories-table.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.foyer/bench/storybook');
const repeats = 3;

declare global {
  // Filled by the script in the page.
  var firstRender: FirstRender;
}

/** Runs in the page: watches from now on. */
function watch(): void {
  const found: FirstRender = { shift: 0, task: 0 };
  const start = performance.now();
  globalThis.firstRender = found;
  const observe = (type: string, each: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      if (globalThis.firstRender !== found) return;
      for (const entry of list.getEntries()) if (entry.startTime >= start) each(entry as PerformanceEntry & { value: number });
    }).observe({ type });
  observe('layout-shift', ({ value }) => (found.shift += value));
  observe('longtask', ({ duration }) => (found.task = Math.max(found.task, duration)));
}

/** Shows a story, unplayed, in a page that has shown others, and waits until it is at rest. */
async function renderFirst(page: Page, story: Story): Promise<FirstRender> {
  await page.evaluate(watch);
  await showStory(page, story.id, { theme: 'light' });
  await settle(page);
  return page.evaluate(() => globalThis.firstRender);
}

const isFine = ({ shift, task }: FirstRender) => shift === 0 && task <= 50;

async function openWarm(browser: Browser, url: string, width: number, first: Story): Promise<Page> {
  const page = await openPage(browser, width);
  await openPreview(page, url, { play: false });
  await renderFirst(page, first);
  return page;
}

/** Medians in pages of their own, for a story that did not do well among the others. */
async function repeat(browser: Browser, url: string, width: number, story: Story, first: Story): Promise<FirstRender> {
  const results: FirstRender[] = [];
  for (let run = 0; run < repeats; run += 1) {
    const page = await openWarm(browser, url, width, first);
    results.push(await renderFirst(page, story));
    await page.context().close();
  }
  return { shift: median(results.map(({ shift }) => shift)), task: median(results.map(({ task }) => task)) };
}

async function measureWidth(browser: Browser, url: string, width: number, all: readonly Story[], only?: string): Promise<MeasuredStory[]> {
  const [first, second] = all;
  if (!first || !second) throw new Error('Storybook has no stories.');
  const stories = all.filter((story) => matches(story, only));
  if (stories.length === 0) throw new Error(`No story is called “${only}”.`);
  const page = await openWarm(browser, url, width, first);
  const measured: MeasuredStory[] = [];
  for (const story of stories) {
    const among = await renderFirst(page, story);
    const result = isFine(among) ? among : await repeat(browser, url, width, story, story === first ? second : first);
    measured.push({ story, width, ...result });
  }
  await page.context().close();
  return measured;
}

/** How long Storybook builds, and what each story's first render costs, in both widths; of the stories that `only` names (see `matches`) or of all. */
export async function measureStories({ only }: { only?: string } = {}): Promise<Measurement[]> {
  const begin = performance.now();
  await buildStorybook(root, folder, { quick: false, highlight: false });
  const build = performance.now() - begin;
  const stories = readStories(folder);
  const browser = await openBrowser();
  try {
    return await withServer(folder, async (url) => {
      const measured: MeasuredStory[] = [];
      for (const width of Object.values(widths)) measured.push(...(await measureWidth(browser, url, width, stories, only)));
      return measurementsOf(build, measured);
    });
  } finally {
    await browser.close();
  }
}
