import { defineConfig } from '@playwright/test';
import type { FixtureOptions } from './apps/portal/e2e/fixtures.ts';

export default defineConfig<FixtureOptions>({
  testDir: 'apps/portal/e2e',
  outputDir: 'test-results',
  globalSetup: './apps/portal/e2e/global-setup.ts',
  forbidOnly: true,
  // `npm test` repeats what fails once, names it and counts it: a test that needs a second try hides a fault.
  retries: 0,
  // Each has a server and a browser of its own, with many processes each: two keep two cores busy, and a third makes all of them dearer (record 23).
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      // Without one, Playwright's own download is used.
      executablePath: process.env['FOYER_CHROMIUM'],
      // Without hinting letters are as wide as on a screen of today; with it a line may break elsewhere.
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // They would answer before a test's own routes do; the tests of the installed portal allow them.
    serviceWorkers: 'block',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What is the same at every width runs once.
    { name: 'phone', testIgnore: '**/once/**', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
