import type { Page } from 'playwright';

/** What the page itself observes while it loads. */
export interface Vitals {
  /** First contentful paint, ms. */
  fcp: number;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time: what long tasks take beyond 50 ms, from the first paint until the page is quiet, ms. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  // Written by the script in the page.
  var observedVitals: Observed;
}

/** Runs in the page before anything else. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [] };
  globalThis.observedVitals = observed;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (observed.lcp = entry.startTime));
  watch('longtask', (entry) => observed.tasks.push({ start: entry.startTime, duration: entry.duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.cls += value;
  });
}

/** Watches a page from its next document on. */
export const watchVitals = (page: Page) => page.addInitScript(observe);

/** The vitals of the document on screen. Call it when the page is quiet. */
export async function readVitals(page: Page): Promise<Vitals> {
  const { lcp, cls, tasks, fcp } = await page.evaluate(() => ({
    ...globalThis.observedVitals,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  if (fcp === 0 || lcp === 0) throw new Error(`${page.url()} painted nothing.`);
  return { fcp, lcp, cls, tbt: blockingTime(tasks, fcp) };
}

/** The time that long tasks take beyond 50 ms each, counted from the first paint. */
export function blockingTime(tasks: Observed['tasks'], from: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const end = start + duration;
    // What a task did before the first paint kept no one from reading.
    const after = end - Math.max(start, from);
    return sum + Math.max(0, Math.min(duration - 50, after));
  }, 0);
}
