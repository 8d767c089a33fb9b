// @embedded: opens and closes the database
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { secrets } from '../src/platform/db/secrets.tables.ts';
import { copyTemplate } from './template-copy.ts';

const copy = await copyTemplate();
const database = await openDatabase(readConfig(copy.env), pino({ level: 'silent' }));
afterAll(() => copy.remove());

const { db, pool } = database;

/** Reads a number, waits, and writes it back raised by one: what two interleaved transactions would get wrong. */
const raise = (fail = false): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(secrets).where(eq(secrets.name, 'counter')).for('update');
    await tx.execute(sql`select pg_sleep(0.005)`);
    await tx
      .update(secrets)
      .set({ value: String(Number(row!.value) + 1) })
      .where(eq(secrets.name, 'counter'));
    if (fail) throw new Error('rolled back');
  });

describe('the database', () => {
  it('keeps parallel transactions apart', async () => {
    await db.insert(secrets).values({ name: 'counter', value: '0' });
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => raise(index % 4 === 0)));
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const [row] = await db.select().from(secrets).where(eq(secrets.name, 'counter'));
    expect(row!.value).toBe('30');
  });

  it('shows no other connection what is not committed', async () => {
    const seen: number[] = [];
    const writing = db.transaction(async (tx) => {
      await tx.insert(secrets).values({ name: 'draft', value: '1' });
      await tx.execute(sql`select pg_sleep(0.05)`);
      tx.rollback();
    });
    const refused = expect(writing).rejects.toThrow('Rollback');
    for (let i = 0; i < 20; i += 1) seen.push(await db.$count(secrets, eq(secrets.name, 'draft')));
    await refused;
    expect(new Set(seen)).toEqual(new Set([0]));
  });

  it('answers each of many parallel queries with its own result, large and small', async () => {
    const asked = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      asked.map(async (index) => {
        const text = String(index).repeat(index % 7 === 0 ? 40_000 : 1);
        const { rows } = await pool.query<{ n: number; t: string }>(
          index % 2 ? 'select $1::int as n, $2::text as t' : 'select $2 as t, $1::int as n',
          [index, text],
        );
        return rows[0]!.n === index && rows[0]!.t === text;
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  it('takes named statements from many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => pool.query<{ n: number }>({ name: 'named', text: 'select $1::int as n', values: [n] })),
    );
    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('goes on after a failed statement and after a lost connection', async () => {
    await expect(pool.query('select 1 / 0')).rejects.toThrow(/division by zero/);
    const client = await pool.connect();
    await client.query('begin');
    await client.query("insert into secrets values ('half', '1')");
    client.release(new Error('the connection broke'));
    expect(await db.$count(secrets, eq(secrets.name, 'half'))).toBe(0);
    const { rows } = await pool.query<{ n: number }>({ name: 'named', text: 'select $1::int as n', values: [7] });
    expect(rows[0]!.n).toBe(7);
  });

  it('is found migrated by a second start, which changes nothing', async () => {
    const applied = (from: Database) =>
      from.pool.query('select hash from drizzle.__drizzle_migrations order by id').then(({ rows }) => rows);
    const before = await applied(database);
    expect(before.length).toBeGreaterThan(0);
    await database.close();
    const again = await openDatabase(readConfig(copy.env), pino({ level: 'silent' }));
    expect(await applied(again)).toEqual(before);
    await again.close();
  });
});
