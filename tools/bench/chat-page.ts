import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import pg from 'pg';
import { withPostgresServer } from './bench-server.ts';
import { newVisitor, openBrowser } from './conditions.ts';
import { median, type Measurement } from './measurement.ts';

const client = join(import.meta.dirname, '../../apps/portal/dist/client');
const runs = 5;
const conversations = 500;
const messages = 50_000;

/** The member who logs in has 500 conversations, the latest of them with 50,000 messages. */
const growth = [
  `create temporary table grown as select u.org_id as org, u.id as member, row_number() over (order by p.id) as n, p.id as person
    from users u join users p on p.org_id = u.org_id and p.id <> u.id where u.username = 'member' and u.org_id = 'aurelia'`,
  `insert into conversations (id, org_id, type, name, last_seq, last_number, last_at, member_count)
    select 'grown-' || i, (select org from grown limit 1), 'group', 'Messung ' || i, case when i = 1 then ${messages} else 1 end,
      case when i = 1 then ${messages} else 1 end, now() + interval '1 hour' - i * interval '1 minute', 2 from generate_series(1, ${conversations}) i`,
  `insert into conversation_members (conversation_id, user_id, read_number)
    select 'grown-' || i, (select member from grown limit 1), case when i = 1 then ${messages} else 1 end from generate_series(1, ${conversations}) i`,
  `insert into conversation_members (conversation_id, user_id, read_number)
    select 'grown-' || i, (select person from grown where n = 1 + i % 50), 0 from generate_series(1, ${conversations}) i`,
  `insert into chat_messages (id, conversation_id, seq, changed_seq, text_seq, number, sender_id, text, key, created_at)
    select 'grown-' || i, 'grown-1', i, i, i, i, case when i % 3 = 0 then (select member from grown limit 1) else (select person from grown where n = 2) end,
      'Zeile ' || i || ' ' || repeat('mit Wörtern ', i % 9), 'grown-' || i, now() - (${messages} - i) * interval '20 seconds' from generate_series(1, ${messages}) i`,
  `insert into chat_messages (id, conversation_id, seq, changed_seq, text_seq, number, sender_id, text, key)
    select 'grown-one-' || i, 'grown-' || i, 1, 1, 1, 1, (select person from grown where n = 1 + i % 50), 'Hallo', 'grown-one-' || i
    from generate_series(2, ${conversations}) i`,
  'analyze chat_messages',
];

async function grow(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (const statement of growth) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Sums up the scripts that a page asks for from now on, in kB with brotli, also where a worker or a cache has them already. */
function watchScripts(page: Page): () => number {
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(new URL(request.url()).pathname));
  // Small ones are not worth compressing.
  const sizeOf = (path: string) => (statSync(join(client, `${path}.br`), { throwIfNoEntry: false }) ?? statSync(join(client, path))).size;
  return () => [...asked].reduce((sum, path) => sum + sizeOf(path) / 1000, 0);
}

/** Presses something in the page; the time until something else is painted, in ms. */
const pressUntil = (control: Locator, shown: string): Promise<number> =>
  control.evaluate(async (element, wanted) => {
    const start = performance.now();
    (element as HTMLElement).click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!document.querySelector(wanted)) await frame();
    await frame();
    return performance.now() - start;
  }, shown);

const [row, line] = ['[data-conversation]', '[data-seq]'];

/** The chat in the portal, with many conversations and one that is long: PostgreSQL, medians. */
export const measureChatPage = (): Promise<Measurement[]> =>
  withPostgresServer(async ({ url }, database) => {
    await grow(database);
    const browser = await openBrowser();
    try {
      const [opened, again, long, scripts]: [number[], number[], number[], number[]] = [[], [], [], []];
      for (let run = 0; run < runs; run += 1) {
        const context = await newVisitor(browser, url, 'desktop', 'member');
        await context.addCookies(
          ['cdisc=0', 'cookie_config=1'].map((one) => ({ name: one.split('=')[0]!, value: one.split('=')[1]!, url })),
        );
        const page = await context.newPage();
        await page.goto(`${url}/de_DE`, { waitUntil: 'networkidle' });
        const launcher = page.getByRole('button', { name: /^Chat öffnen/ });
        await launcher.waitFor();
        const session = await context.newCDPSession(page);
        const loaded = watchScripts(page);
        // A hand is over a button before it presses it.
        await launcher.hover();
        await page.waitForTimeout(500);
        opened.push(await pressUntil(launcher, row));
        await page.waitForTimeout(500);
        scripts.push(loaded());
        await page.keyboard.press('Escape');
        await page.locator(row).first().waitFor({ state: 'detached' });
        again.push(await pressUntil(launcher, row));
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.locator(row).first().hover();
        await page.waitForTimeout(1_000);
        long.push(await pressUntil(page.locator(row).first(), line));
        await context.close();
      }
      return [
        { name: `Chat: its scripts`, value: median(scripts), unit: 'kB', budget: 45 },
        { name: `Chat: the panel with ${conversations} conversations, first`, value: median(opened), unit: 'ms', budget: 100 },
        { name: `Chat: the panel with ${conversations} conversations, again`, value: median(again), unit: 'ms', budget: 100 },
        {
          name: `Chat, slowed down: a conversation of ${messages.toLocaleString('en')} messages`,
          value: median(long),
          unit: 'ms',
          budget: 100,
        },
      ];
    } finally {
      await browser.close();
    }
  });
