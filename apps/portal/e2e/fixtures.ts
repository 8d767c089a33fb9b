import { demoCopy, login, type DemoUser, type RunningServer, type ServerOptions, startServer } from '@foyer/tools/server';
import { type BrowserContext, test as base } from '@playwright/test';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Complaints, watchPages } from './complaints.ts';

export { expect } from '@playwright/test';

/** What a spec may set with `test.use`. */
export interface FixtureOptions {
  /** Somebody who is logged in from the start; a guest where it is null. */
  user: DemoUser | null;
}

interface OwnServerOptions extends Partial<ServerOptions> {
  /** The first customer's settings that differ from the demo's, by their stored names. */
  settings?: Record<string, unknown>;
  /** Who is logged in there, in place of everybody before. */
  user?: DemoUser;
}

interface Fixtures {
  /** Fails the test where a page complained or this worker's server logged an error; `complaints.expect(pattern)` names what the test provokes. */
  complaints: Complaints;
  /** Starts further servers on data of their own, for tests that stop or kill one. They end with the test. */
  startOwnServer: (options?: OwnServerOptions) => Promise<RunningServer>;
}

interface WorkerFixtures {
  /** The server of this worker's tests, filled with the demo. Tests share it: what one writes, others may see. */
  server: RunningServer;
}

/** As an operator does, while no server runs. */
async function changeSettings(dataDir: string, settings: Record<string, unknown>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    const args = ['apps/server/src/cli/main.ts', 'settings', 'set', name, JSON.stringify(value), '--org', 'aurelia'];
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, FOYER_DATA_DIR: dataDir } });
  }
}

/** Gives the browser a session of somebody, in place of everybody before. A page that is open would notice and go elsewhere. */
export async function enter(context: BrowserContext, url: string, user: DemoUser): Promise<void> {
  const session = await login(url, user);
  await context.clearCookies();
  await context.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url })));
}

/** Tells a server that is gone from a page that is wrong. */
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
    { scope: 'worker', timeout: 120_000 },
  ],

  user: [null, { option: true }],

  baseURL: ({ server }, use) => use(server.url),

  context: async ({ context, server, user }, use) => {
    requireRunning(server);
    if (user) await enter(context, server.url, user);
    // It comes of itself after some seconds; its own test takes this back.
    await context.addInitScript(() => void (location.protocol === 'http:' && localStorage.setItem('newsletter-seen', '1')));
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

  startOwnServer: async ({ context }, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    const copies: (() => Promise<unknown>)[] = [];
    await use(async ({ settings = {}, user, dataDir, ...options } = {}) => {
      const copy = dataDir === undefined ? await demoCopy() : undefined;
      const folder = dataDir ?? copy!.dataDir;
      await changeSettings(folder, settings);
      const server = await startServer({ dataDir: folder, ...options });
      ends.push(() => server.stop('SIGKILL'));
      if (copy) copies.push(copy.remove);
      if (user) await enter(context, server.url, user);
      return server;
    });
    // A page that is still loading would complain of a server that is gone.
    for (const page of context.pages()) await page.close();
    for (const end of [...ends, ...copies]) await end();
  },
});
