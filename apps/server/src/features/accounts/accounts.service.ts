import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { audit } from '../../shared/audit/audit.ts';
import { normaliseIdentifier } from '../../shared/identity/identifier.ts';
import { hashPassword } from '../../shared/identity/password.ts';
import type { Account } from './account.input.ts';
import { toRow } from './account.row.ts';
import { type AccountRow, createAccountsRepository } from './accounts.repository.ts';
import { invite, makePasswordLink, passwordLinkMinutes } from './accounts.token.ts';

/** What accounts need of the server. */
export interface AccountsContext {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
}

/** How a new account comes to its password: it is known, a link is mailed, or a link is handed over by the person who made the account. */
export type FirstPassword = { password: string } | { link: 'mail' | 'hand' };

/** An account to make. */
export interface NewAccount {
  orgId: string;
  account: Account & { language: Locale };
  first: FirstPassword;
}

/** The account cannot be made or found; `reason` says why. */
export class AccountRefusal extends Error {
  readonly reason: 'taken' | 'unknown' | 'hotel';
  /** The address or name in question. */
  readonly value: string;

  constructor(reason: AccountRefusal['reason'], value: string) {
    super(`${reason}: ${value}`);
    this.reason = reason;
    this.value = value;
  }
}

/** The hotel of a name, whatever its case. */
export const hotelNamed = (hotels: { id: string; name: string }[], name: string) =>
  hotels.find((hotel) => hotel.name.toLowerCase() === name.toLowerCase());

/** The rules of accounts as their operator makes, closes and opens them. */
export function createAccountsService({ db, config }: AccountsContext) {
  /** Finds exactly one account; the address wins where one person's name is another's address. */
  async function findOne(accounts: ReturnType<typeof createAccountsRepository>, orgId: string, who: string): Promise<AccountRow> {
    const identifier = normaliseIdentifier(who);
    const found = await accounts.findByNames(orgId, [identifier]);
    const one = found.find(({ email }) => email === identifier) ?? found[0];
    if (!one) throw new AccountRefusal('unknown', who);
    return one;
  }

  return {
    /** Makes an account. Without a password it has a link to set one, which is mailed or returned. Throws `AccountRefusal`. */
    async add({ orgId, account, first }: NewAccount): Promise<{ id: string; link?: string }> {
      const passwordHash = 'password' in first ? await hashPassword(first.password) : null;
      // Asked before the transaction: the embedded database has one connection.
      const origin = await createOrgs({ db }).originOf(orgId, config.publicUrl);
      return db.transaction(async (tx) => {
        const accounts = createAccountsRepository(tx);
        await accounts.lock();
        const names = [account.email, account.username];
        const taken = (await accounts.findByNames(orgId, names)).find((row) => row.confirmed);
        if (taken)
          throw new AccountRefusal('taken', [taken.email, taken.username].includes(account.email) ? account.email : account.username);
        const hotel = account.hotel === undefined ? null : hotelNamed(await accounts.hotels(orgId), account.hotel);
        if (hotel === undefined) throw new AccountRefusal('hotel', account.hotel!);
        const row = toRow(orgId, account, hotel?.id);
        await accounts.dropWaiting(orgId, names);
        await accounts.insert({ ...row, passwordHash });
        await audit(tx, { orgId, action: 'user.created', subject: row.id, details: { by: 'command line' } });
        if ('password' in first) return { id: row.id };
        const link = { userId: row.id, locale: row.language, origin };
        if (first.link === 'hand')
          return { id: row.id, link: await makePasswordLink(accounts, { ...link, validMinutes: passwordLinkMinutes }) };
        await invite(tx, { orgId, row, locale: row.language, origin });
        return { id: row.id };
      });
    },

    /** Closes an account: no one logs in with it any more, and every session ends, within a second in running servers. Throws `AccountRefusal`. */
    disable: (orgId: string, who: string): Promise<{ row: AccountRow; sessions: number }> =>
      db.transaction(async (tx) => {
        const accounts = createAccountsRepository(tx);
        const row = await findOne(accounts, orgId, who);
        await accounts.setActive(orgId, row.id, false);
        const sessions = await accounts.shutOut(row.id);
        if (row.active) await audit(tx, { orgId, action: 'user.disabled', subject: row.id, details: { by: 'command line', sessions } });
        return { row, sessions };
      }),

    /** Opens a closed account again. Throws `AccountRefusal`. */
    enable: (orgId: string, who: string): Promise<{ row: AccountRow }> =>
      db.transaction(async (tx) => {
        const accounts = createAccountsRepository(tx);
        const row = await findOne(accounts, orgId, who);
        await accounts.setActive(orgId, row.id, true);
        if (!row.active) await audit(tx, { orgId, action: 'user.enabled', subject: row.id, details: { by: 'command line' } });
        return { row };
      }),
  };
}
