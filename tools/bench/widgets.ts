import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright';
import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser, slowDown } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';
import { blockingTime, watchVitals } from './vitals.ts';
import { openWidgetHost, type WidgetHost } from './widget-host.ts';
import { fetchPeers } from './widget-peers.ts';

const runs = 5;
/** The first runs of each are a server's and a browser's, which have not done it before. */
const warmUps = 3;
type Peers = Awaited<ReturnType<typeof fetchPeers>>;
const many = 100;

/** A widget on a page: how it is put there, and what shows that it can be used. */
interface Subject {
  name: string;
  head: string;
  body: string;
  /** What stands there first, such as a launcher: a path of selectors through shadow roots. */
  first: string[];
  /** What is pressed to open it; it opens by itself without. */
  press?: string[];
  /** What can be used once it is opened. */
  usable: string[];
}

/** Waits for an element behind shadow roots to have a size; answers the time since the page began, or since `from`, in ms. Runs in the page. */
async function whenShown([path, from]: [string[], number]): Promise<number> {
  const isShown = () => {
    let roots: ParentNode[] = [document];
    for (const selector of path) {
      roots = roots.flatMap((root) => [...root.querySelectorAll(selector)].map((found) => found.shadowRoot ?? found));
    }
    return roots.some((found) => found instanceof Element && found.getBoundingClientRect().height > 0);
  };
  while (!isShown()) {
    if (performance.now() - from > 30_000) throw new Error(`${path.join(' ')} did not come within half a minute.`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - from;
}

function press(path: string[]): number {
  let root: ParentNode = document;
  for (const selector of path.slice(0, -1)) root = root.querySelector(selector)!.shadowRoot!;
  const from = performance.now();
  root.querySelector<HTMLElement>(path.at(-1)!)!.click();
  return from;
}

/** The kB of scripts that a page has fetched, compressed, without headers that are the server's. */
function watchScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void (scripts.has(requestId) && (bytes += encodedDataLength)),
  );
  return () => bytes / 1000;
}

async function blockingOf(page: Page): Promise<number> {
  const tasks = await page.evaluate(() => globalThis.observedVitals.tasks);
  return blockingTime(tasks, 0);
}

interface Figures {
  script: number;
  shown: number;
  blocking: number;
  opened: number;
  usable: number;
}

/** Opens a page with the widget, waits until it stands there, and then uses it. */
async function use(browser: Browser, address: string, { first, press: control, usable }: Subject, isSlow: boolean): Promise<Figures> {
  const context = await newVisitor(browser, address, 'desktop');
  try {
    const page = await context.newPage();
    await watchVitals(page);
    const session = isSlow ? await slowDown(page) : await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = watchScripts(session);
    await page.goto(address, { waitUntil: 'commit' });
    const shown = await page.evaluate(whenShown, [first, 0] as [string[], number]);
    await page.waitForLoadState('networkidle');
    const [script, blocking] = [scripts(), await blockingOf(page)];
    const from = control ? await page.evaluate(press, control) : 0;
    const time = await page.evaluate(whenShown, [usable, from] as [string[], number]);
    await page.waitForLoadState('networkidle');
    return { script, shown, blocking, opened: scripts(), usable: time };
  } finally {
    await context.close();
  }
}

async function measureSubject(browser: Browser, host: WidgetHost, subject: Subject, budgets: Partial<Record<keyof Figures, number>>) {
  const address = host.page(subject.head, subject.body);
  const [slow, fast]: [Figures[], Figures[]] = [[], []];
  for (let run = -warmUps; run < runs; run += 1) {
    const slowed = await use(browser, address, subject, true);
    const unthrottled = await use(browser, address, subject, false);
    if (run < 0) continue;
    slow.push(slowed);
    fast.push(unthrottled);
  }
  const of = (figures: Figures[], figure: keyof Figures) => median(figures.map((one) => one[figure]));
  const name = (figure: string) => `${subject.name}: ${figure}`;
  const all: Measurement[] = [
    { name: name('scripts before it is used'), value: of(slow, 'script'), unit: 'kB', budget: budgets.script },
    { name: name('stands there, slow'), value: of(slow, 'shown'), unit: 'ms', budget: budgets.shown },
    { name: name('blocking before it is used, slow'), value: of(slow, 'blocking'), unit: 'ms', budget: budgets.blocking },
    { name: name('scripts once it is opened'), value: of(slow, 'opened'), unit: 'kB', budget: budgets.opened },
    { name: name('press to usable'), value: of(fast, 'usable'), unit: 'ms', budget: budgets.usable },
    { name: name('press to usable, slow'), value: of(slow, 'usable'), unit: 'ms', budget: budgets.usable && budgets.usable * 5 },
  ];
  return all;
}

/** Blocking of a page with a hundred elements of all kinds, the most of them out of view, in ms. */
async function measureMany(browser: Browser, host: WidgetHost, script: string): Promise<Measurement> {
  const tags = Array.from({ length: many }, (_, index) => ['occasions', 'shop', 'chat'][index % 3]!);
  const body = tags.map((tag) => `<foyer-${tag} site="${host.site}"></foyer-${tag}>`).join('');
  const address = host.page(script, body);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await newVisitor(browser, address, 'desktop');
    const page = await context.newPage();
    await watchVitals(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    times.push(await blockingOf(page));
    await context.close();
  }
  return { name: `${many} elements on a page: blocking`, value: median(times), unit: 'ms', budget: 150 };
}

const fetchToken = `customElements.whenDefined('foyer-chat').then(() => document.querySelector('[site]').identify(() => fetch('/token').then((answer) => answer.text())))`;

function subjectsOf(portal: string, host: WidgetHost, scripts: Peers): [Subject, Partial<Record<keyof Figures, number>>][] {
  const script = `<script type="module" src="${portal}/embed/v1/foyer.js"></script>`;
  const element = (tag: string, more = '') =>
    `<foyer-${tag} site="${host.site}" ${more}></foyer-${tag}><script type="module">${fetchToken}</script>`;
  // Bytes with the headers of the one answer.
  const ours = { script: 3.7, shown: 350, blocking: 0, opened: 95, usable: 300 };
  return [
    [
      {
        ...{ name: 'Chat', head: script, body: element('chat') },
        ...{ first: ['foyer-chat', 'button'], press: ['foyer-chat', 'button'], usable: ['foyer-chat', '[data-conversation]'] },
      },
      ours,
    ],
    [
      {
        name: 'Occasions',
        head: script,
        body: element('occasions'),
        first: ['foyer-occasions', '[part]'],
        usable: ['foyer-occasions', 'article'],
      },
      { opened: 95 },
    ],
    [
      { name: 'Shop', head: script, body: element('shop'), first: ['foyer-shop', '[part]'], usable: ['foyer-shop', 'li button'] },
      { opened: 95 },
    ],
    [
      {
        ...{
          name: 'deep-chat',
          head: `<script type="module" src="${host.file(scripts.deepChat)}"></script>`,
          body: '<deep-chat demo="true"></deep-chat>',
        },
        ...{ first: ['deep-chat', '#container'], usable: ['deep-chat', '#text-input'] },
      },
      {},
    ],
  ];
}

/** The widgets on a website of its own beside those of others: on the embedded database, medians. */
export const measureWidgets = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const host = await openWidgetHost(url);
    const browser = await openBrowser();
    const scripts = await fetchPeers();
    try {
      const measurements: Measurement[] = [];
      for (const [subject, budgets] of subjectsOf(url, host, scripts))
        measurements.push(...(await measureSubject(browser, host, subject, budgets)));
      // Those that want a server of their own are weighed only.
      for (const peer of ['n8n', 'shopify'] as const) {
        const value = brotliCompressSync(readFileSync(scripts[peer])).length / 1000;
        measurements.push({ name: `${peer}: its script`, value, unit: 'kB' });
      }
      measurements.push(await measureMany(browser, host, `<script type="module" src="${url}/embed/v1/foyer.js"></script>`));
      return measurements;
    } finally {
      await browser.close();
      host.end();
    }
  });
