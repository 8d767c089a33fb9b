import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { serverProjects } from './apps/server/vitest.projects.ts';
import { baseConfig, basePlugins } from './tools/vite/base.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// Without one on the machine, Playwright's own download is used.
const chromium = [process.env['FOYER_CHROMIUM'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (candidate) => candidate && existsSync(candidate),
);

/** Stories in the browser; groups run one after the other. */
const stories = (name: string, configDir: string, groupOrder: number) => ({
  plugins: [storybookTest({ configDir: path(configDir) })],
  test: {
    name,
    // A board of all states is many stories to axe.
    testTimeout: 30_000,
    // Stories share a page, as they do in Storybook: most of the time went into starting one for every file.
    isolate: false,
    // A page waits half of its time, for frames and answers.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A group of its own, after the other projects: within a group all have the same number.
    sequence: { groupOrder },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // With fades, what is there is invisible for its first frames and what is gone visible for its last. The flows end to end have them.
      provider: playwright({
        launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    // It served stale transforms.
    fsModuleCache: false,
    projects: [
      {
        ...baseConfig,
        plugins: basePlugins(),
        test: {
          name: 'unit',
          // Libraries would be loaded again for each of 200 small files.
          isolate: false,
          include: ['{libs,apps/portal,.storybook}/**/*.test.{ts,tsx}'],
          // The demo's run with the server's, on its databases.
          exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', 'libs/demo/**'],
        },
      },
      // No plugins and no aliases: the tools parse messages with the real parser. They run linters and builds, which takes its time.
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 30_000 } },
      ...(await serverProjects()),
      stories('stories', '.storybook', 1),
      // Widgets are drawn by Preact on other websites.
      stories('stories-preact', '.storybook/preact', 2),
    ],
  },
});
