import { createTransport } from 'nodemailer';
import type { Config } from '@foyer/server/operate';
import { bucketFault } from '@foyer/server/operate/files';
import { smtpOptions } from '@foyer/server/operate/surroundings';
import { fail, type Finding, ok, warn } from './finding.ts';

const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const patienceMs = 5_000;

/** Whether the address people open is one that people can open, safely. */
export function checkPublicUrl({ publicUrl, secure, env }: Pick<Config, 'publicUrl' | 'secure' | 'env'>): Finding {
  const here = local.test(new URL(publicUrl).hostname);
  if (here && env !== 'production') return ok('Public address', `${publicUrl}, for this machine alone`);
  if (here)
    return warn(
      'Public address',
      `${publicUrl} leads nowhere from other machines, in mails as well`,
      'Set PUBLIC_URL to the address people open.',
    );
  if (secure) return ok('Public address', publicUrl);
  return warn(
    'Public address',
    `${publicUrl} is not encrypted: passwords can be read on the way`,
    'Put a proxy with TLS in front and set PUBLIC_URL to its https address.',
  );
}

/** Whether the addresses of visitors are known. */
export function checkProxies({ secure, trustedProxies }: Pick<Config, 'secure' | 'trustedProxies'>): Finding {
  if (secure && trustedProxies === 0) {
    return warn(
      'Proxies',
      'the public address is https, which a proxy must end, but none is trusted: all visitors count as one, and failed logins of some lock out all',
      'Set TRUSTED_PROXIES to the number of proxies in front, mostly 1.',
    );
  }
  return ok('Proxies', trustedProxies === 0 ? 'none in front' : `${trustedProxies} in front`);
}

/** Whether the mode fits what the server is used for. */
export function checkMode({ env, secure, databaseUrl }: Pick<Config, 'env' | 'secure' | 'databaseUrl'>): Finding {
  if (env === 'production' || !(secure && databaseUrl)) return ok('Mode', env);
  return warn(
    'Mode',
    `NODE_ENV is ${env} on what looks like production: an empty database is filled with the demo`,
    'Set NODE_ENV=production.',
  );
}

async function reach(smtpUrl: string): Promise<void> {
  const mailer = createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });
  try {
    await mailer.verify();
  } finally {
    mailer.close();
  }
}

/** Whether the mail server answers and takes the login. */
export async function checkMailServer({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  if (!smtpUrl)
    return warn(
      'Mail server',
      'SMTP_URL is not set: mails are written as files into the data folder',
      'Set SMTP_URL, so that mails reach people.',
    );
  // Its value holds a password.
  const { host } = new URL(smtpUrl);
  try {
    await reach(smtpUrl);
    return ok('Mail server', `${host} answers`);
  } catch (error) {
    return fail('Mail server', `${host} cannot be used: ${(error as Error).message}`, 'Check SMTP_URL: host, port, user and password.');
  }
}

/** Whether the bucket of the media can be read and written. */
export async function checkBucket(config: Pick<Config, 'dataDir' | 'mediaBucket' | 'mediaCacheMb'>): Promise<Finding> {
  if (!config.mediaBucket) return ok('Media', `lie in ${config.dataDir}`);
  const fault = await bucketFault(config);
  if (fault) return fail('Media', fault, 'See "Media in a bucket" in docs/operating.md.');
  return ok('Media', `lie in the bucket "${config.mediaBucket.bucket}", which can be read and written`);
}
