// @embedded: buying locks a cart
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { coinEntries } from './shop.tables.ts';
import type { CoinOwner } from './coins.balance.ts';
import { balanceOf, bookCoins } from './coins.repository.ts';

const server = await testServer();
const { db } = server.database;
const member: CoinOwner = { id: ids.users.member, orgId: ids.org };
beforeEach(async () => {
  await db.delete(coinEntries);
});
afterAll(() => server.close());

const book = async (amount: number, owner = member) => db.transaction(async (tx) => bookCoins(tx, owner, amount, 'Danke'));

describe('coins', () => {
  it('are the sum of what was given and spent', async () => {
    expect([await book(500), await book(-200), await book(1)]).toEqual([500, 300, 301]);
    expect(await balanceOf(db, member)).toBe(301);
  });

  it('never fall below zero', async () => {
    await book(100);
    expect(await book(-101)).toBeNull();
    expect(await book(-100)).toBe(0);
    expect(await db.$count(coinEntries)).toBe(2);
  });

  it('never fall below zero when fifty spend them at once', async () => {
    await book(1000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(-70)));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(14);
    expect(await balanceOf(db, member)).toBe(20);
  });

  it('belong to members of the customer alone', async () => {
    expect(await book(100, { id: ids.users.outsider, orgId: ids.org })).toBeNull();
    expect(await book(100, { id: 'nobody', orgId: ids.org })).toBeNull();
    await book(100, { id: ids.users.outsider, orgId: ids.otherOrg });
    expect(await balanceOf(db, { id: ids.users.outsider, orgId: ids.org })).toBe(0);
    expect(await db.$count(coinEntries, eq(coinEntries.orgId, ids.otherOrg))).toBe(1);
  });
});
