import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser } from './conditions.ts';
import { type Measurement, percentile } from './measurement.ts';

/** Begins of names, titles and files of the demo. */
const words = ['hotel', 'kurpark', 'hygiene', 'annika', 'urlaub', 'dienst', 'academy'];
const shortest = 2;

declare global {
  // Written by the script in the page: from the key to the frame after its suggestions came and were drawn, ms.
  var suggested: Promise<number>;
}

/** Runs in the page: waits for the next key, then for the answer to what is then typed, then for the frame that shows it. */
function observeKey(): void {
  globalThis.suggested = new Promise((resolve) => {
    const painted = (key: Event) =>
      // React draws in the first frame at the latest; a message posted from the second arrives after the first was painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - key.timeStamp);
          port2.postMessage(undefined);
        }),
      );
    const onInput = (key: Event) => {
      const typed = encodeURIComponent((key.target as HTMLInputElement).value);
      new PerformanceObserver((list, observer) => {
        const isAnswered = list.getEntries().some(({ name }) => name.includes('/search/suggestions') && name.includes(`query=${typed}`));
        if (!isAnswered) return;
        observer.disconnect();
        painted(key);
      }).observe({ type: 'resource' });
    };
    addEventListener('input', onInput, { capture: true, once: true });
  });
}

/** From each letter typed into the search of the dashboard to its painted suggestions, on the embedded database, unthrottled. */
export const measureSuggestions = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const browser = await openBrowser();
    try {
      const context = await newVisitor(browser, url, 'desktop', 'member');
      const page = await context.newPage();
      await page.goto(`${url}/de_DE`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Suche' }).click();
      const field = page.getByRole('searchbox').last();
      const times: number[] = [];
      for (const word of words) {
        await field.fill('');
        for (const [at, letter] of [...word].entries()) {
          if (at + 1 >= shortest) await page.evaluate(observeKey);
          await field.press(letter);
          if (at + 1 >= shortest) times.push(await page.evaluate(() => globalThis.suggested));
        }
      }
      return [
        { name: 'From a letter to its painted suggestions, p50', value: percentile(times, 0.5), unit: 'ms' },
        { name: 'From a letter to its painted suggestions, p95', value: percentile(times, 0.95), unit: 'ms', budget: 100 },
      ];
    } finally {
      await browser.close();
    }
  });
