import { defineConfig } from '@playwright/test';
import type { FixtureOptions } from './apps/portal/e2e/fixtures.ts';

export default defineConfig<FixtureOptions>({
  testDir: 'apps/portal/e2e',
  outputDir: 'test-results',
  globalSetup: './apps/portal/e2e/global-setup.ts',
  forbidOnly: true,
  // A test that needs a second try hides a fault.
  retries: 0,
  // One server and one browser for each of the two cores.
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      // Without one, Playwright's own download is used.
      executablePath: process.env['FOYER_CHROMIUM'],
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
