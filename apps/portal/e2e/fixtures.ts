import { demoCopy, login, type DemoUser, type RunningServer, type ServerOptions, startServer } from '@foyer/tools/server';
import { test as base } from '@playwright/test';
import { type Complaints, watchPages } from './complaints.ts';

export { expect } from '@playwright/test';

/** What a spec may set with `test.use`. */
export interface FixtureOptions {
  /** Somebody who is logged in from the start; a guest where it is null. */
  user: DemoUser | null;
}

interface Fixtures {
  /** Fails the test where a page complained or this worker's server logged an error; `complaints.expect(pattern)` names what the test provokes. */
  complaints: Complaints;
  /** Starts further servers on data of their own, for tests that stop or kill one. They end with the test. */
  startOwnServer: (options?: Partial<ServerOptions>) => Promise<RunningServer>;
}

interface WorkerFixtures {
  /** The server of this worker's tests, filled with the demo. Tests share it: what one writes, others may see. */
  server: RunningServer;
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
    if (user) {
      const session = await login(server.url, user);
      await context.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url: server.url })));
    }
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

  // eslint-disable-next-line no-empty-pattern -- as above
  startOwnServer: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (options) => {
      const data = await demoCopy();
      const server = await startServer({ dataDir: data.dataDir, ...options });
      ends.push(() => server.stop('SIGKILL'), data.remove);
      return server;
    });
    for (const end of ends) await end();
  },
});
