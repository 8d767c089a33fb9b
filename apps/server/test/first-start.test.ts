// @embedded: fills an empty database
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orgs } from '../src/platform/orgs/orgs.tables.ts';
import { loadDemo, type SeedDemo } from '../src/demo-package.ts';
import { fillIfEmpty, holdsDemo } from '../src/first-start.ts';
import { emptyDatabase } from './empty-database.ts';
import { fillFixture } from './fixture.ts';

// The limits of statements and of idle transactions are passed by making the demo, as on a slow machine.
const empty = await emptyDatabase({ pool: { statement: 5_000, idleTransaction: 500 } });
afterAll(() => empty.remove());

const { config, database } = empty;
const log = pino({ level: 'silent' });

beforeEach(async () => {
  await database.pool.query('truncate orgs cascade');
});

describe('a first start', () => {
  it('fills an empty database once, however many processes start together', async () => {
    const seed = vi.fn<SeedDemo>(fillFixture);
    await Promise.all([1, 2, 3].map(() => fillIfEmpty(config, database, log, seed)));
    expect(seed).toHaveBeenCalledTimes(1);
    expect(await database.db.$count(orgs)).toBe(2);
    expect(await holdsDemo(database)).toBe(true);
    await fillIfEmpty(config, database, log, seed);
    expect(seed).toHaveBeenCalledTimes(1);
  });

  it('makes others wait for as long as it takes', async () => {
    const seed = vi.fn<SeedDemo>(async (options) => {
      await delay(6_000);
      await fillFixture(options);
    });
    await Promise.all([1, 2].map(() => fillIfEmpty(config, database, log, seed)));
    expect(seed).toHaveBeenCalledTimes(1);
    expect(await database.db.$count(orgs)).toBe(2);
  });

  it('that breaks off leaves nothing behind', async () => {
    const broken: SeedDemo = async (options) => {
      await fillFixture(options);
      throw new Error('broken off');
    };
    await expect(fillIfEmpty(config, database, log, broken)).rejects.toThrow('broken off');
    expect(await database.db.$count(orgs)).toBe(0);
    expect(await holdsDemo(database)).toBe(false);
  });

  it('starts empty where the package of the demo is not installed, and says what to do', async () => {
    const warn = vi.spyOn(log, 'warn');
    await fillIfEmpty(config, database, log, async (options) => (await loadDemo({ demoPackage: '@foyer/absent' }))(options));
    expect(await database.db.$count(orgs)).toBe(0);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/npx foyer org add.+@foyer\/absent, which is not installed/));
  });

  it('refuses a package that makes no demo', async () => {
    await expect(loadDemo({ demoPackage: 'zod' })).rejects.toThrow('FOYER_DEMO names zod, which makes no demo');
  });

  it('in production on PostgreSQL leaves the database empty and says what to do', async () => {
    const seed = vi.fn<SeedDemo>(fillFixture);
    const warn = vi.spyOn(log, 'warn');
    await fillIfEmpty({ ...config, env: 'production', databaseUrl: 'postgres://db/foyer' }, database, log, seed);
    expect(seed).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('npx foyer demo'));
  });
});
