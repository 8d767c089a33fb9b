import type { Browser } from 'playwright';
import { cookieHeader, type DemoUser, login } from '../server/index.ts';
import { withDemoServer } from './bench-server.ts';
import { newVisitor, openBrowser, screens, slowDown, type Screen } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';
import { watchTransfer, withoutImages, type Transfer } from './transfer.ts';
import { readVitals, watchVitals, type Vitals } from './vitals.ts';

const runs = 5;

interface View {
  name: string;
  path: string;
  user?: DemoUser;
  budgets: Partial<Record<Figure, number>>;
}

const figures = [
  'FCP',
  'LCP',
  'blocking',
  'shift',
  'scripts',
  'styles',
  'fonts',
  'document',
  'images',
  'without images',
  'requests',
] as const;
type Figure = (typeof figures)[number];

// The bytes of scripts, styles and fonts have their budgets in tools/sizes, without the headers that count here.
const views: View[] = [
  { name: 'Login', path: '/de_DE/login', budgets: { FCP: 600, LCP: 700, blocking: 120, shift: 0.02, requests: 12 } },
  {
    name: 'Dashboard',
    path: '/de_DE',
    user: 'member',
    budgets: { FCP: 700, LCP: 900, blocking: 200, shift: 0.02, 'without images': 260, requests: 30 },
  },
];

const unitOf = (figure: Figure): Measurement['unit'] => {
  if (figure === 'shift') return '';
  if (figure === 'requests') return 'requests';
  return figure === 'FCP' || figure === 'LCP' || figure === 'blocking' ? 'ms' : 'kB';
};

const figuresOf = ({ fcp, lcp, tbt, cls }: Vitals, transfer: Transfer): Record<Figure, number> => ({
  FCP: fcp,
  LCP: lcp,
  blocking: tbt,
  shift: cls,
  scripts: transfer.byType['Script'] ?? 0,
  styles: transfer.byType['Stylesheet'] ?? 0,
  fonts: transfer.byType['Font'] ?? 0,
  document: transfer.byType['Document'] ?? 0,
  images: transfer.byType['Image'] ?? 0,
  'without images': withoutImages(transfer),
  requests: transfer.requests,
});

/** A server that has just started compiles what it runs, which would count against the screen that is measured first. */
async function warmUp(url: string, { path, user }: View): Promise<void> {
  const headers = user ? { cookie: cookieHeader(await login(url, user)) } : undefined;
  for (let request = 0; request < 30; request += 1) await (await fetch(`${url}${path}`, { headers })).text();
}

async function openCold(browser: Browser, url: string, { path, user }: View, screen: Screen): Promise<Record<Figure, number>> {
  const context = await newVisitor(browser, url, screen, user);
  try {
    const page = await context.newPage();
    await watchVitals(page);
    const transfer = watchTransfer(await slowDown(page));
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    // Modules hydrate when nothing more urgent is left: give them the time to block.
    await page.waitForTimeout(2000);
    await page.waitForLoadState('networkidle');
    return figuresOf(await readVitals(page), transfer());
  } finally {
    await context.close();
  }
}

async function measureView(browser: Browser, url: string, view: View, screen: Screen): Promise<Measurement[]> {
  const results: Record<Figure, number>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await openCold(browser, url, view, screen));
  return figures.map((figure) => ({
    name: `${view.name}, ${screen}: ${figure}`,
    value: median(results.map((result) => result[figure])),
    unit: unitOf(figure),
    budget: view.budgets[figure],
  }));
}

/** Login and dashboard, cold and slowed down, on both screens; medians. */
export const measureBrowser = (): Promise<Measurement[]> =>
  withDemoServer(async ({ url }) => {
    const browser = await openBrowser();
    try {
      const measurements: Measurement[] = [];
      for (const view of views) {
        await warmUp(url, view);
        for (const screen of Object.keys(screens) as Screen[]) measurements.push(...(await measureView(browser, url, view, screen)));
      }
      return measurements;
    } finally {
      await browser.close();
    }
  });
