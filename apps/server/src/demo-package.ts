import type { MediaFiles } from '@foyer/media-files';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/db/client.ts';
import { StartError } from './platform/start-error.ts';

/** The demo's logins: the server announces them. */
export const demoLogins = { usernames: ['member', 'editor', 'superadmin'], password: 'foyer-demo' } as const;

/** What is being made, and how much of it is done (0–1). */
export interface SeedProgress {
  step: 'texts' | 'pictures' | 'database';
  done: number;
}

/** What a demo is made into. */
export interface SeedOptions {
  db: Db;
  /** Where the bytes of media are kept. */
  files: MediaFiles;
  /** The moment the demo is made; every date in it is counted from here. */
  now: Date;
  onProgress?: (progress: SeedProgress) => void;
}

/** Fills an empty database with the demo: a fictional hotel group. */
export type SeedDemo = (options: SeedOptions) => Promise<unknown>;

/** What a package of demo data exports. */
export interface DemoPackage {
  seedDemo: SeedDemo;
}

/** Calls the API as the companion, by the path in the contract. It rejects where the server cannot answer. */
export type CompanionCall = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<{ status: number; json: unknown }>;

/** A person of the demo whom a script answers for; the export `companion` of `PACKAGE/companion`, apart from what the demo is drawn with. */
export interface Companion {
  username: string;
  /** Answers until the signal comes. */
  live(call: CompanionCall, signal: AbortSignal): Promise<void>;
}

/** The package that makes the demo is not installed. The message says what to do. */
export class DemoMissing extends StartError {
  constructor(name: string) {
    super(`The demo is made by the package ${name}, which is not installed here. Install it, or name another with FOYER_DEMO.`);
  }
}

const isMissing = (error: unknown, name: string): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(`'${name}'`);

/** Loads what makes the demo: only when one is made, and by a name that is configured, so that the product runs without it. Throws a `StartError`, `DemoMissing` where it is not installed. */
export async function loadDemo({ demoPackage }: Pick<Config, 'demoPackage'>): Promise<SeedDemo> {
  const { seedDemo } = await (import(demoPackage) as Promise<Partial<DemoPackage>>).catch((error: unknown) => {
    throw isMissing(error, demoPackage) ? new DemoMissing(demoPackage) : error;
  });
  if (!seedDemo) throw new StartError(`FOYER_DEMO names ${demoPackage}, which makes no demo: it exports no seedDemo.`);
  return seedDemo;
}

/** Loads the person of the demo who answers; undefined where the package has none, or is not installed. */
export async function loadCompanion({ demoPackage }: Pick<Config, 'demoPackage'>): Promise<Companion | undefined> {
  const loaded = await (import(`${demoPackage}/companion`) as Promise<{ companion?: Companion }>).catch(() => undefined);
  return loaded?.companion;
}
