import { resolve } from 'node:path';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../../..');

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4300),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/, hostname: /.+/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(),
  FOYER_DATA_DIR: z.string().min(1).default('.foyer'),
  FOYER_MIN_FREE_MB: z.coerce.number().int().min(0).default(200),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
});

/** The server's settings, read from the environment once at start. */
export interface Config {
  env: 'development' | 'production' | 'test';
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** The address people open, without a slash at the end. Decides cookies and same-origin checks; never taken from a request. */
  publicUrl: string;
  /** Behind https cookies are `Secure` and carry the `__Host-` prefix. */
  secure: boolean;
  /** PostgreSQL; the embedded database where it is absent. */
  databaseUrl?: string;
  /** Absolute path of the folder for the embedded database, media and the lock. */
  dataDir: string;
  minFreeMb: number;
  logLevel: string;
  /** Believe `X-Forwarded-*`: only behind a proxy that sets them. */
  trustProxy: boolean;
}

/** The environment holds values the server cannot work with; `message` names each, ready for the terminal. */
export class ConfigError extends Error {}

const shown = (name: string, value: string | undefined): string =>
  value === undefined ? `${name} is missing` : `${name}=${name === 'DATABASE_URL' ? '…' : value}`;

/** Reads and checks the environment. Throws one `ConfigError` that names every wrong value. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable means "not set", as compose files and CI systems write it.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${shown(String(issue.path[0]), given[String(issue.path[0])])}: ${issue.message}`);
    throw new ConfigError(`The environment has values Foyer cannot use:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '');
  return {
    env: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    databaseUrl: data.DATABASE_URL,
    dataDir: resolve(root, data.FOYER_DATA_DIR),
    minFreeMb: data.FOYER_MIN_FREE_MB,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
  };
}
