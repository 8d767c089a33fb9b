import { demoCopy, login, type DemoUser, type RunningServer, startServer } from '@foyer/tools/server';
import { type Browser, type BrowserContext, type Page, test as base } from '@playwright/test';
import { type Complaints, watchPages } from './complaints.ts';
import { beyondTestTime, type OwnServer, type OwnServerOptions, startOwn } from './own-server.ts';

export { expect } from '@playwright/test';

/** What a spec may set with `test.use`. */
export interface FixtureOptions {
  /** The member who is logged in from the start; a guest where it is null. */
  user: DemoUser | null;
}

/** How long a server may take to be ready: it is started beside others. */
const startPatience = 120_000;

interface Fixtures {
  /** Fails the test where a page complained or this worker's server logged an error; `complaints.expect(pattern)` names what the test provokes. */
  complaints: Complaints;
  /** Starts further servers on data of their own, for tests that stop or kill one, with `user` logged in there. They end with the test; their start takes none of its time. */
  startOwnServer: (options?: OwnServerOptions & { user?: DemoUser }) => Promise<RunningServer>;
  /** A server with other settings or another environment, shared by this worker's tests that name the same one after the other. */
  serverWith: (options: Pick<OwnServerOptions, 'settings' | 'env'>) => Promise<RunningServer>;
}

interface WorkerFixtures {
  /** The server of this worker's tests, filled with the demo. Tests share it: what one writes, others may see. */
  server: RunningServer;
  /** The server that the last tests shared by its options. */
  lastShared: { key?: string; own?: OwnServer };
}

/** Gives the browser a session of a member, in place of any before. A page that is open would notice and go elsewhere. */
export async function enter(context: BrowserContext, url: string, user: DemoUser): Promise<void> {
  const session = await login(url, user);
  await context.clearCookies();
  await context.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url })));
}

/** A page of another person, in a browser of their own. */
export async function pageOf(browser: Browser, url: string, user: DemoUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await enter(context, url, user);
  return context.newPage();
}

/** Distinguishes a server that is gone from a page that is wrong. */
function requireRunning(server: RunningServer): void {
  const failure = server.failure();
  if (failure) throw new Error(failure);
}

/** Playwright's `test` with the real server, on a copy of the demo. */
export const test = base.extend<Fixtures & FixtureOptions, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const data = await demoCopy();
      const server = await startServer({ dataDir: data.dataDir });
      await use(server);
      await server.stop();
      await data.remove();
    },
    { scope: 'worker', timeout: startPatience },
  ],

  lastShared: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const last: WorkerFixtures['lastShared'] = {};
      await use(last);
      await last.own?.end();
    },
    { scope: 'worker' },
  ],

  user: [null, { option: true }],

  baseURL: ({ server }, use) => use(server.url),

  context: async ({ context, server, user }, use) => {
    requireRunning(server);
    if (user) await enter(context, server.url, user);
    // It is offered at an article's end; its own test takes this back.
    await context.addInitScript(
      () => void (location.protocol === 'http:' && origin !== 'null' && localStorage.setItem('newsletter-seen', '1')),
    );
    await use(context);
  },

  complaints: [
    async ({ context, server }, use) => {
      const complaints = watchPages(context);
      const before = server.errors().length;
      await use(complaints);
      complaints.check();
      const logged = server.errors().slice(before);
      if (logged.length > 0) throw new Error(`The server logged errors:\n${logged.join('\n')}`);
      requireRunning(server);
    },
    { auto: true },
  ],

  startOwnServer: async ({ context }, use, info) => {
    const started: OwnServer[] = [];
    await use(async ({ user, ...options } = {}) => {
      const own = await beyondTestTime(info, startPatience, () => startOwn(options));
      started.push(own);
      if (user) await enter(context, own.server.url, user);
      return own.server;
    });
    // A page that is still loading would complain of a server that is gone.
    for (const page of context.pages()) await page.close();
    for (const { end } of started.toReversed()) await end();
  },

  serverWith: async ({ lastShared }, use, info) => {
    await use(async (options) => {
      const key = JSON.stringify(options);
      if (lastShared.key !== key) {
        await lastShared.own?.end();
        lastShared.own = undefined;
        lastShared.own = await beyondTestTime(info, startPatience, () => startOwn(options));
        lastShared.key = key;
      }
      requireRunning(lastShared.own!.server);
      return lastShared.own!.server;
    });
  },
});
