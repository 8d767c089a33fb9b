import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, variableNames } from './config.ts';

const fault = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      env: 'development',
      port: 4300,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4300',
      secure: false,
      databaseUrl: undefined,
      databasePrepare: true,
      dataDir: resolve(import.meta.dirname, '../../../../.foyer'),
      minFreeMb: 200,
      writeRate: 1,
      logLevel: 'info',
      trustedProxies: 0,
      dev: false,
      demoPackage: '@foyer/demo',
      demoCompanion: true,
      smtpUrl: undefined,
      mediaBucket: undefined,
      mediaCacheMb: 1024,
      mailFrom: 'no-reply@localhost',
      outboundAllow: [],
    });
  });

  it('reads where the bucket is: with the name of the bucket in the path where the service is not Amazon', () => {
    const env = { MEDIA_S3_BUCKET: 'media', MEDIA_S3_ENDPOINT: 'https://s3.example', MEDIA_S3_PREFIX: 'foyer/live', MEDIA_CACHE_MB: '50' };
    const keys = { MEDIA_S3_ACCESS_KEY_ID: 'id', MEDIA_S3_SECRET_ACCESS_KEY: 'key' };
    expect(readConfig({ ...env, ...keys })).toMatchObject({
      mediaBucket: { bucket: 'media', endpoint: 'https://s3.example', prefix: 'foyer/live/', pathStyle: true },
      mediaCacheMb: 50,
    });
    expect(readConfig({ ...env, ...keys }).mediaBucket!.keys).toEqual({ accessKeyId: 'id', secretAccessKey: 'key' });
    expect(readConfig({ ...env, MEDIA_S3_PATH_STYLE: 'false' }).mediaBucket).toMatchObject({ pathStyle: false });
    expect(readConfig({ MEDIA_S3_BUCKET: 'media' }).mediaBucket).toEqual({ bucket: 'media', prefix: '', pathStyle: false });
    expect(fault({ ...env, MEDIA_S3_SECRET_ACCESS_KEY: 's3cret' })).toBe(
      'MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY must be set together, or neither of them.',
    );
    expect(fault({ MEDIA_S3_REGION: 'eu-central-1' })).toBe('MEDIA_S3_BUCKET must be set where MEDIA_S3_REGION is.');
    expect(fault({ MEDIA_S3_BUCKET: 'My_Bucket', MEDIA_S3_PREFIX: '../x/' })).toMatch(
      /^MEDIA_S3_BUCKET must be the name .*\nMEDIA_S3_PREFIX must be names/,
    );
  });

  it('takes a Redis to notify over only beside PostgreSQL', () => {
    const env = { NOTIFY_URL: 'rediss://u:p@redis.example' };
    expect(readConfig({ ...env, DATABASE_URL: 'postgres://db.example/foyer' }).notifyUrl).toBe(env.NOTIFY_URL);
    expect(fault(env)).toBe('NOTIFY_URL must be set together with DATABASE_URL, or not at all.');
    expect(fault({ NOTIFY_URL: 'nats://s3cret' })).toBe('NOTIFY_URL must be an address such as redis://host:6379; it is something else.');
  });

  it('reads which hosts inside the network may be called', () => {
    expect(readConfig({ OUTBOUND_ALLOW: 'Intranet.example, 10.0.0.7:8080' }).outboundAllow).toEqual(['intranet.example', '10.0.0.7:8080']);
  });

  it('takes what is given, and an empty value as not given', () => {
    const env = {
      PORT: '80',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Community.example/',
      DATABASE_URL: 'postgres://u:p@db.example/foyer',
      FOYER_DATA_DIR: '/var/lib/foyer',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: '',
      SMTP_URL: 'smtps://u:p@mail.example',
    };
    expect(readConfig(env)).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      publicUrl: 'https://community.example',
      secure: true,
      databaseUrl: 'postgres://u:p@db.example/foyer',
      dataDir: '/var/lib/foyer',
      trustedProxies: 1,
      logLevel: 'info',
      smtpUrl: 'smtps://u:p@mail.example',
      mailFrom: 'no-reply@community.example',
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '4300.5'],
    ['HOST', 'http://x'],
    ['PUBLIC_URL', 'community.example'],
    ['PUBLIC_URL', 'ftp://community.example'],
    ['PUBLIC_URL', 'https://community.example/portal'],
    ['PUBLIC_URL', 'https://user@community.example'],
    ['FOYER_WRITE_RATE', '0'],
    ['FOYER_MIN_FREE_MB', 'much'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['TRUSTED_PROXIES', 'yes'],
    ['FOYER_DEV', 'on'],
    ['FOYER_DEMO', '../demo'],
    ['MAIL_FROM', 'Portal <portal@community.example>'],
    ['OUTBOUND_ALLOW', 'https://intranet.example/'],
  ])('refuses %s=%s and says what it must be', (name, value) => {
    expect(fault({ [name]: value })).toMatch(new RegExp(`^${name} must be .+; it is "${value.replaceAll('.', '\\.')}"\\.$`));
  });

  it('names every wrong value at once', () => {
    expect(fault({ PORT: 'x', LOG_LEVEL: 'y', PUBLIC_URL: 'z' }).split('\n')).toHaveLength(3);
  });

  it.each([
    ['NOTIFY_URL', 'http://redis.example'],
    ['DATABASE_URL', 'mysql://root:s3cret@db/foyer'],
    ['SMTP_URL', 'https://root:s3cret@mail.example'],
  ])('never shows the password in %s', (name, value) => {
    const message = fault({ [name]: value });
    expect(message).toContain(`${name} must be`);
    expect(message).not.toContain('s3cret');
  });

  it('is described in the README, every variable', () => {
    const readme = readFileSync(resolve(import.meta.dirname, '../../README.md'), 'utf8');
    expect(variableNames.filter((name) => !readme.includes(`| \`${name}\``))).toEqual([]);
  });
});
