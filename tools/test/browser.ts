import { existsSync } from 'node:fs';
import { capture } from '../launch/commands.mjs';

/** The ways to find or get a browser; replaced in tests. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  isRoot: boolean;
  exists(path: string): boolean;
  /** Where Playwright keeps its own Chromium. */
  playwrightPath(): Promise<string>;
  run(command: string, args: string[]): Promise<unknown>;
}

const places: Partial<Record<NodeJS.Platform, string[]>> = {
  // The first has no window system to paint for, and costs the tests a third less.
  linux: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
    (name) => `/usr/bin/${name}`,
  ),
  darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
};

/** A system's package manager: how it is made ready, how it installs, and the packages to try, the best first. */
interface PackageManager {
  path: string;
  ready?: string[];
  install: string[];
  packages: string[];
}

const packageManagers: PackageManager[] = [
  {
    path: '/usr/bin/apt-get',
    ready: ['update', '-qq'],
    install: ['install', '-y', '-qq', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  { path: '/sbin/apk', install: ['add', '--no-progress'], packages: ['chromium'] },
  { path: '/usr/bin/dnf', install: ['install', '-y', '-q'], packages: ['chromium'] },
];

const shell = places.linux![0]!;

const found = (machine: Machine) => (places[machine.platform] ?? []).find((path) => machine.exists(path));

async function playwrightsOwn(machine: Machine): Promise<string | undefined> {
  const path = await machine.playwrightPath();
  return machine.exists(path) ? path : undefined;
}

async function download(machine: Machine): Promise<string | undefined> {
  try {
    await machine.run('npx', ['playwright', 'install', 'chromium']);
  } catch {
    return undefined; // no way out of this network; the system's packages may still be reached
  }
  return playwrightsOwn(machine);
}

async function install(machine: Machine): Promise<string | undefined> {
  const manager = packageManagers.find(({ path }) => machine.exists(path));
  if (!machine.isRoot || !manager) return undefined;
  if (manager.ready) await machine.run(manager.path, manager.ready);
  for (const name of manager.packages) {
    // Not every release of a system has every package.
    await machine.run(manager.path, [...manager.install, name]).catch(() => undefined);
    const path = found(machine);
    if (path) return path;
  }
  return undefined;
}

/** Finds a Chromium for the tests: the one named, the machine's, Playwright's, or one that can be installed. */
export async function findBrowser(machine: Machine): Promise<string> {
  const named = machine.env['FOYER_CHROMIUM'];
  if (named) {
    if (machine.exists(named)) return named;
    throw new Error(`FOYER_CHROMIUM names ${named}, which does not exist.`);
  }
  // A whole browser costs half as much again: CI, which may install, gets the shell beside it.
  if (machine.env['CI'] && !machine.exists(shell) && found(machine)) await install(machine).catch(() => undefined);
  const path = found(machine) ?? (await playwrightsOwn(machine)) ?? (await download(machine)) ?? (await install(machine));
  if (path) return path;
  throw new Error('No Chromium was found and none could be installed. Install Chromium or Chrome, or name one in FOYER_CHROMIUM.');
}

/** This machine. */
export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  playwrightPath: async () => (await import('playwright')).chromium.executablePath(),
  run: (command, args) => capture(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }),
};
