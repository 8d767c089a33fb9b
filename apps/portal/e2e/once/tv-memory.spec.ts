import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerContent, comeToLife, readContent, tvPath } from './tv.ts';

// Small, for a hundred fades at full HD are the machine's work and not the page's memory.
test.use({ user: 'member', viewport: { width: 640, height: 360 } });

/** What the page holds once everything that can be let go of is gone. */
async function held(devtools: CDPSession) {
  for (let pass = 0; pass < 3; pass += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, documents, nodes, listeners: jsEventListeners };
}

test('it holds as much after a day as after its first hour', async ({ page }) => {
  test.setTimeout(120_000);
  await page.clock.install();
  // Neither is about the screen: the connection has tests of its own, and the document would be made again by the server 280 times.
  await page.routeWebSocket('**/api/v2/realtime', (socket) => {
    socket.send(JSON.stringify({ type: 'hello', session: 's', epoch: 'e', serverTime: new Date().toISOString(), heartbeat: 86_400 * 2 }));
  });
  await page.route(`**${tvPath}`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const content = await readContent(page);
  const pictures = content.timeline
    .flatMap(({ images }) => images)
    .map((image) => ({ ...image, src: image.variants[0]!.src, variants: [] }));
  let turn = 0;
  // Each time other articles with other words and pictures, and as many.
  const { asked } = await answerContent(page, () => {
    turn += 1;
    const change = <Entry extends { id: string }>(entries: Entry[]) =>
      entries.map((entry, index) => ({ ...entry, id: `${turn}-${index}` }));
    const timeline = change(content.timeline).map((article, index) => ({
      ...article,
      title: `${turn} ${article.title}`,
      text: `${turn} ${article.text}`,
      images: [0, 1]
        .map((step) => pictures[(turn + index + step) % pictures.length]!)
        .map((image, step) => ({ ...image, id: `${turn}-${index}-${step}` })),
    }));
    const top = { ...timeline[0]!, id: `top-${turn}`, title: `Oben ${turn}` };
    return { ...content, timeline, top_article: top, occasions: change(content.occasions), web_news: change(content.web_news) };
  });
  await page.goto(tvPath);
  await page.mouse.move(10, 10);
  await comeToLife(page);

  /** Lets time pass in steps as long as the longest pause of the refresh: in each everything that is due happens once. */
  async function pass(hours: number): Promise<void> {
    for (let minute = 0; minute < hours * 60; minute += 5.5) {
      await page.clock.fastForward('05:30');
      // A turn of the event loop, in which answers come and are drawn.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(null);
          }),
      );
    }
  }
  const devtools = await page.context().newCDPSession(page);
  await pass(1);
  const first = await held(devtools);
  await pass(23);
  const last = await held(devtools);

  expect(asked()).toBeGreaterThan(200);
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toMatch(/^Oben \d{3}/);
  test.info().annotations.push({ type: 'held', description: JSON.stringify({ first, last }) });
  expect(last.documents).toBeLessThanOrEqual(first.documents + 1);
  expect(last.nodes / first.nodes).toBeLessThan(1.1);
  expect(last.listeners / first.listeners).toBeLessThan(1.1);
  expect(last.heap / first.heap).toBeLessThan(1.2);
});
