import { loginFaults, readSettings } from '@foyer/settings';
import type { Logger } from 'pino';
import type { Database } from './platform/db/database.ts';
import { orgs } from './platform/orgs/orgs.tables.ts';

const ofLogins = /^(sso|signup)\b/;

/** Says at the start, in a line for each, what of single sign-on and services is half set up: without it a button is missing, or every login fails. */
export async function warnOfLogins({ db }: Pick<Database, 'db'>, log: Pick<Logger, 'warn'>): Promise<void> {
  for (const org of await db.select({ name: orgs.name, settings: orgs.settings }).from(orgs).orderBy(orgs.name)) {
    const { settings, faults } = readSettings(org.settings);
    for (const { path, message } of [...faults.filter((fault) => ofLogins.test(fault.path)), ...loginFaults(settings, faults)])
      log.warn(`${org.name}: the setting ${path} cannot be used as it is. ${message}.`);
  }
}
