import { expect, test, vi } from 'vitest';
import { findBrowser, type Machine } from './browser.ts';

const playwrights = '/root/.cache/ms-playwright/chromium-1/chrome';

/** A machine with these files; a command may bring more. */
function machine(files: string[], options: Partial<Machine> & { brings?: Record<string, string> } = {}) {
  const { brings = {}, ...rest } = options;
  const present = new Set(files);
  const run = vi.fn(async (command: string, args: string[]) => {
    const file = brings[`${command} ${args[0]}`] ?? brings[`${command} ${args.at(-1)}`];
    if (command === 'npx' && !file) throw new Error('no network');
    if (file) present.add(file);
  });
  const found: Machine = {
    env: {},
    platform: 'linux',
    isRoot: false,
    exists: (path) => present.has(path),
    playwrightPath: async () => playwrights,
    run,
    ...rest,
  };
  return Object.assign(found, { run });
}

test('the one that is named wins, and must exist', async () => {
  const env = { FOYER_CHROMIUM: '/opt/chrome' };
  expect(await findBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))).toBe('/opt/chrome');
  await expect(findBrowser(machine(['/usr/bin/chromium'], { env }))).rejects.toThrow('FOYER_CHROMIUM names /opt/chrome');
});

test('the shell without a window goes before the whole browser', async () => {
  expect(await findBrowser(machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']))).toBe('/usr/bin/chromium-headless-shell');
});

test('CI gets the shell where there is a whole browser alone, and does with that where it cannot', async () => {
  const files = ['/usr/bin/chromium', '/usr/bin/apt-get'];
  const brings = { '/usr/bin/apt-get chromium-headless-shell': '/usr/bin/chromium-headless-shell' };
  const ci = { env: { CI: 'true' }, isRoot: true };
  expect(await findBrowser(machine(files, { ...ci, brings }))).toBe('/usr/bin/chromium-headless-shell');
  expect(await findBrowser(machine(files, ci))).toBe('/usr/bin/chromium');
  expect(await findBrowser(machine(files, { brings, isRoot: true }))).toBe('/usr/bin/chromium');
});

test.each(['/usr/bin/chromium', '/usr/bin/google-chrome', playwrights])('%s is found and nothing is installed', async (path) => {
  const here = machine([path]);
  expect(await findBrowser(here)).toBe(path);
  expect(here.run).not.toHaveBeenCalled();
});

test("without one, Playwright's own is downloaded", async () => {
  expect(await findBrowser(machine([], { brings: { 'npx playwright': playwrights } }))).toBe(playwrights);
});

test("where the download fails, the system's packages are asked", async () => {
  const here = machine(['/usr/bin/apt-get'], { isRoot: true, brings: { '/usr/bin/apt-get install': '/usr/bin/chromium' } });
  expect(await findBrowser(here)).toBe('/usr/bin/chromium');
  expect(here.run.mock.calls.map(([command, [verb]]) => `${command} ${verb}`)).toEqual([
    'npx playwright',
    '/usr/bin/apt-get update',
    '/usr/bin/apt-get install',
  ]);
});

test('a system whose packages lack the shell gives the whole browser', async () => {
  const here = machine(['/usr/bin/apt-get'], { isRoot: true, brings: { '/usr/bin/apt-get chromium': '/usr/bin/chromium' } });
  expect(await findBrowser(here)).toBe('/usr/bin/chromium');
});

test('without rights to install, the way out is named', async () => {
  await expect(findBrowser(machine(['/usr/bin/apt-get']))).rejects.toThrow('Install Chromium or Chrome, or name one in FOYER_CHROMIUM');
});
