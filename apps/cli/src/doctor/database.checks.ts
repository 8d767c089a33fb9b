import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, LockedError, StartError } from '@foyer/server/operate';
import { createJobsOperator, createOrgRepository, type Database, readMigrations } from '@foyer/server/operate/database';
import { createSettingsService, type SettingsDocument } from '@foyer/server/operate/settings';
import { loginFaults, readSettings } from '@foyer/settings';
import type { Io } from '../io.ts';
import { commandLog } from '../open.ts';
import { checkContent } from './content.checks.ts';
import { fail, type Finding, ok, warn } from './finding.ts';

const oldestPostgres = 150_000;

async function checkVersion({ pool, mode }: Database): Promise<Finding> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const { rows: numbers } = await pool.query<{ server_version_num: string }>('show server_version_num');
  const text = `${mode === 'embedded' ? 'embedded' : 'PostgreSQL'} ${rows[0]!.server_version}`;
  if (Number(numbers[0]!.server_version_num) >= oldestPostgres) return ok('Database', text);
  return fail('Database', `${text} is too old`, 'Use PostgreSQL 15 or newer.');
}

async function checkMigrations({ pool }: Database): Promise<Finding> {
  const { applied, pending, newer } = await readMigrations(pool);
  if (newer) return fail('Migrations', 'the database was made by a newer Foyer', 'Run the newer version, or restore a backup.');
  if (pending.length === 0) return ok('Migrations', `all ${applied.length} are applied`);
  return fail(
    'Migrations',
    `${pending.length} are missing: ${pending.join(', ')}`,
    'Run "npx foyer migrate", or start the server, which applies them.',
  );
}

/** How far two clocks may be apart before links and sessions end at the wrong moment, in ms. */
const skew = { warn: 2_000, fail: 60_000 } as const;

/** Compares this machine's clock with the database's. */
export function judgeClock(differenceMs: number): Finding {
  const seconds = Math.round(Math.abs(differenceMs) / 100) / 10;
  const remedy = 'Let both machines keep time by NTP: sessions and links end by these clocks.';
  const text = `this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database`;
  if (Math.abs(differenceMs) >= skew.fail) return fail('Clock', text, remedy);
  return Math.abs(differenceMs) >= skew.warn ? warn('Clock', text, remedy) : ok('Clock', 'agrees with the database');
}

async function checkClock({ pool }: Database): Promise<Finding> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: string }>('select (extract(epoch from clock_timestamp()) * 1000)::text as now');
  return judgeClock((before + Date.now()) / 2 - Number(rows[0]!.now));
}

async function checkCustomers({ db }: Database, { publicUrl }: Pick<Config, 'publicUrl'>, env: Io['env']): Promise<Finding[]> {
  const customers = await createOrgRepository(db).list();
  if (customers.length === 0)
    return [
      warn('Customers', 'there is none yet', 'Make one with "npx foyer org add", or fill the database with the demo: "npx foyer demo".'),
    ];
  const { hostname } = new URL(publicUrl);
  const reached = customers.length === 1 || customers.some(({ hosts }) => hosts.includes(hostname));
  const host = reached
    ? ok('Customers', `${customers.length}`)
    : warn(
        'Customers',
        `none of the ${customers.length} has the host name ${hostname}`,
        'Add it to the hosts of the customer it belongs to, or correct PUBLIC_URL.',
      );
  const settings = createSettingsService(db);
  const found = await Promise.all(
    customers.map(async ({ id, name }) => {
      const { stored, faults } = await settings.read(id);
      return [judgeSettings(name, faults), ...judgeLogins(name, stored, env)];
    }),
  );
  const content = await Promise.all(customers.map((customer) => checkContent(db, customer)));
  return [host, ...found.flat(), ...content];
}

function judgeSettings(name: string, faults: { path: string; message: string }[]): Finding {
  if (faults.length === 0) return ok('Settings', name);
  const text = faults.map(({ path, message }) => `${path || 'all'}: ${message}`).join('; ');
  return warn(
    'Settings',
    `${name}: defaults count instead of ${text}`,
    'Correct them with "npx foyer settings set" or "npx foyer settings unset".',
  );
}

/** A finding for each service and for single sign-on that is half set up; none where they are whole, or not wanted. */
function judgeLogins(name: string, stored: SettingsDocument, env: Io['env']): Finding[] {
  const remedy =
    'Correct the setting, or set the variable where the server starts (docs/operating.md, Single sign-on; Google, Apple, Facebook).';
  const { settings, faults } = readSettings(stored);
  return loginFaults(settings, faults, env).map(({ path, message }) => warn('Logins', `${name}: ${path}: ${message}`, remedy));
}

async function checkJobs({ db }: Database): Promise<Finding> {
  const state = await createJobsOperator(db).state();
  const sum = (count: 'dead' | 'late'): number => state.reduce((all, job) => all + job[count], 0);
  const [dead, late] = [sum('dead'), sum('late')];
  if (dead + late === 0) return ok('Jobs', 'none is left behind');
  const names = state.filter((job) => job.dead + job.late > 0).map(({ name }) => name);
  return warn(
    'Jobs',
    `${dead} given up, ${late} wait for more than an hour (${names.join(', ')})`,
    'Look at the reasons with "npx foyer jobs", and at the server’s log; then "npx foyer jobs retry" or "discard".',
  );
}

async function checkInside(database: Database, config: Config, env: Io['env']): Promise<Finding[]> {
  const migrations = await checkMigrations(database);
  const found = [await checkVersion(database), migrations, await checkClock(database)];
  // Without its tables there is nothing to look at.
  return migrations.state === 'ok' ? [...found, ...(await checkCustomers(database, config, env)), await checkJobs(database)] : found;
}

/** Looks at the database and what is in it; changes nothing. */
export async function checkDatabase(config: Config, { open, env }: Pick<Io, 'open' | 'env'>): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'db')))
    return [ok('Database', 'embedded; it will be made at the first start')];
  let database: Database | undefined;
  try {
    database = await open(config, commandLog(), { migrations: 'ignore' });
    return await checkInside(database, config, env);
  } catch (error) {
    if (error instanceof LockedError) {
      const text = `embedded, in use (${error.message.split(' is using', 1)[0]}); what is in it was not looked at`;
      return [warn('Database', text, 'Stop that process and run "npx foyer doctor" again to look inside.')];
    }
    const message = error instanceof StartError ? error.message : `does not answer as it should (${(error as Error).message})`;
    return [fail('Database', message, 'See that it runs and that DATABASE_URL or FOYER_DATA_DIR leads to it.')];
  } finally {
    await database?.close();
  }
}
