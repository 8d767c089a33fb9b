import type { BucketOptions } from '@foyer/media-files';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const root = resolve(import.meta.dirname, '../../../..');

const truth = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');
const toggle = (otherwise: boolean) => truth.default(otherwise).describe('true or false');
const flag = toggle(false);

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Every variable the server reads. A description completes the sentence "NAME must be …". */
const variables = {
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development').describe('development, production or test'),
  PORT: whole(0, 65535).default(4300).describe('a whole number from 0 to 65535'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('a host name or an IP address'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => /^https?:\/\/[^/?#@]+\/?$/.test(value))
    .optional()
    .describe('an http or https address without a path, such as https://community.example'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('an address such as postgres://user:password@host:5432/name'),
  DATABASE_PREPARE: toggle(true),
  NOTIFY_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('an address such as redis://host:6379'),
  FOYER_DATA_DIR: z.string().default('.foyer').describe('a folder'),
  FOYER_MIN_FREE_MB: whole(0, 999_999_999).default(200).describe('a whole number of megabytes'),
  FOYER_WRITE_RATE: whole(1, 1000).default(1).describe('a whole number from 1 to 1000'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  TRUSTED_PROXIES: whole(0, 10).default(0).describe('the number of proxies in front, 0 to 10'),
  FOYER_DEV: flag,
  FOYER_DEMO: z
    .string()
    .regex(/^(?:@[\w-][\w.-]*\/)?[\w-][\w.-]*$/)
    .default('@foyer/demo')
    .describe('the name of a package'),
  FOYER_DEMO_COMPANION: toggle(true),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('the name of a bucket: 3 to 63 small letters, digits, dots and hyphens'),
  MEDIA_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('an http or https address such as https://s3.example'),
  MEDIA_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe('the name of a region, such as eu-central-1'),
  MEDIA_S3_PREFIX: z
    .string()
    .regex(/^\w[\w.-]*(\/\w[\w.-]*)*\/?$/)
    .transform((prefix) => prefix.replace(/\/?$/, '/'))
    .default('')
    .describe('names divided by slashes, such as foyer/media'),
  MEDIA_S3_PATH_STYLE: truth.optional().describe('true or false'),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional().describe('set together with MEDIA_S3_SECRET_ACCESS_KEY'),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional().describe('set together with MEDIA_S3_ACCESS_KEY_ID'),
  MEDIA_CACHE_MB: whole(10, 999_999_999).default(1024).describe('a whole number of megabytes, 10 or more'),
  OUTBOUND_ALLOW: z
    .string()
    .regex(/^[\w.:-]+(\s*,\s*[\w.:-]+)*$/)
    .optional()
    .describe('host names, with port where it is another than 80 or 443, divided by commas, such as intranet.example,feeds.example:8080'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('an address such as smtp://user:password@mail.example:587'),
  MAIL_FROM: z
    .string()
    .max(254)
    .regex(/^[^\s@<>",;:\\()[\]]+@[\w.-]+$/)
    .optional()
    .describe('a bare e-mail address such as portal@community.example'),
};

/** The names of every variable the server reads. */
export const variableNames: readonly string[] = Object.keys(variables);

/** The server's settings, read from the environment once at start. */
export interface Config {
  env: 'development' | 'production' | 'test';
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on: this machine alone by default, `0.0.0.0` for the whole network. */
  host: string;
  /** The origin people open, such as `https://community.example`. Never taken from a request. */
  publicUrl: string;
  /** People come over https: cookies are `Secure` and carry the prefix `__Host-`. */
  secure: boolean;
  /** PostgreSQL; the embedded database where it is absent. */
  databaseUrl?: string;
  /** Statements are prepared on their connections, which a pooler that shares connections by the transaction must know of. */
  databasePrepare: boolean;
  /** The Redis over which processes notify each other; PostgreSQL where it is absent. */
  notifyUrl?: string;
  /** Absolute path of the folder for the embedded database, media and the lock. */
  dataDir: string;
  /** Below this many free megabytes nothing is written. */
  minFreeMb: number;
  /** How many times as often as usual a member may write. */
  writeRate: number;
  logLevel: string;
  /** How many proxies are in front: so many entries from the end of `X-Forwarded-For` are believed, for a client can write the rest itself. */
  trustedProxies: number;
  /** The portal is served from its sources, with reload. */
  dev: boolean;
  /** The package that makes the demo; loaded only when one is made. */
  demoPackage: string;
  /** In a demo a colleague answers in the chat by a script. */
  demoCompanion: boolean;
  /** The mail server; where it is absent mails are written into the folder `outbox` of the data folder. */
  smtpUrl?: string;
  /** The address mails come from. */
  mailFrom: string;
  /** The bucket that holds the media; the data folder where it is absent. */
  mediaBucket?: BucketOptions;
  /** So many megabytes of a bucket are kept on this machine. */
  mediaCacheMb: number;
  /** Hosts inside the network, or with unusual ports, that feeds may be read from; all others have to be public. */
  outboundAllow: string[];
}

/** The environment holds values the server cannot work with; the message names each. */
export class ConfigError extends StartError {}

// Their values hold passwords.
const secret = new Set(['DATABASE_URL', 'NOTIFY_URL', 'SMTP_URL', 'MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY']);

function explain(names: Iterable<PropertyKey>, env: Record<string, string | undefined>): string {
  const lines = [...new Set(names)].map((key) => {
    const name = String(key) as keyof typeof variables;
    const given = secret.has(name) ? 'is something else' : `is "${env[name]}"`;
    return `${name} must be ${variables[name].description}; it ${given}.`;
  });
  return lines.join('\n');
}

type Data = z.infer<z.ZodObject<typeof variables>>;

function bucketOf(data: Data): BucketOptions | undefined {
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_ACCESS_KEY_ID: id, MEDIA_S3_SECRET_ACCESS_KEY: key } = data;
  const alone = Object.entries(data).find(([name, value]) => name.startsWith('MEDIA_S3_') && value !== undefined && value !== '');
  if (!bucket && alone) throw new ConfigError(`MEDIA_S3_BUCKET must be set where ${alone[0]} is.`);
  if (!bucket) return undefined;
  if (!id !== !key)
    throw new ConfigError('MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY must be set together, or neither of them.');
  return {
    ...{ bucket, endpoint, region: data.MEDIA_S3_REGION, prefix: data.MEDIA_S3_PREFIX },
    // Few services of others know names of buckets as host names.
    pathStyle: data.MEDIA_S3_PATH_STYLE ?? endpoint !== undefined,
    ...(id && key && { keys: { accessKeyId: id, secretAccessKey: key } }),
  };
}

/** Reads and checks the environment. Throws one `ConfigError` that names every wrong value. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  // An empty variable means "not set", as compose files and CI systems write it.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = z.object(variables).safeParse(given);
  if (!success)
    throw new ConfigError(
      explain(
        error.issues.map(({ path }) => path[0]!),
        given,
      ),
    );
  if (data.NOTIFY_URL && !data.DATABASE_URL) throw new ConfigError('NOTIFY_URL must be set together with DATABASE_URL, or not at all.');
  const publicUrl = new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).origin;
  return {
    env: data.NODE_ENV,
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    databaseUrl: data.DATABASE_URL,
    databasePrepare: data.DATABASE_PREPARE,
    notifyUrl: data.NOTIFY_URL,
    dataDir: resolve(root, data.FOYER_DATA_DIR),
    minFreeMb: data.FOYER_MIN_FREE_MB,
    writeRate: data.FOYER_WRITE_RATE,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUSTED_PROXIES,
    dev: data.FOYER_DEV,
    demoPackage: data.FOYER_DEMO,
    demoCompanion: data.FOYER_DEMO_COMPANION,
    smtpUrl: data.SMTP_URL,
    mediaBucket: bucketOf(data),
    mediaCacheMb: data.MEDIA_CACHE_MB,
    outboundAllow:
      data.OUTBOUND_ALLOW?.toLowerCase()
        .split(',')
        .map((host) => host.trim()) ?? [],
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
  };
}
