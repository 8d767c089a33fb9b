import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/client.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { v7 as uuidv7 } from 'uuid';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { lockAccounts } from '../../shared/identity/waiting-accounts.ts';
import { createAccountsService, type NewAccount } from '../accounts/index.ts';
import { audit } from '../../shared/audit/audit.ts';
import type { OrgInput } from './orgs.input.ts';
import { startMenu, startPages, startSettings } from './orgs.start.ts';

/** The customer cannot be made: another one has the name or the host name `value`. */
export class OrgRefusal extends Error {
  readonly reason: 'name' | 'host';
  readonly value: string;

  constructor(reason: OrgRefusal['reason'], value: string) {
    super(`${reason} taken: ${value}`);
    this.reason = reason;
    this.value = value;
  }
}

/** A customer with the first who may do everything there. */
export interface NewOrg extends Omit<NewAccount, 'orgId'> {
  org: OrgInput;
}

/** The rules of customers as the operator makes them. */
export function createOrgsService({ db, config }: { db: Db; config: Pick<Config, 'publicUrl'> }) {
  async function refuseTaken(tx: Pick<Db, 'select' | 'update'>, { name, hosts }: OrgInput): Promise<void> {
    const present = await createOrgRepository(tx).list();
    if (present.some((org) => org.name.toLowerCase() === name.toLowerCase())) throw new OrgRefusal('name', name);
    const taken = hosts.find((host) => present.some((org) => org.hosts.includes(host)));
    if (taken) throw new OrgRefusal('host', taken);
  }

  return {
    /** Makes a customer whose portal opens, and their first superadmin. All of it or nothing. Throws `OrgRefusal`, `AccountRefusal`. */
    add: ({ org, account, first }: NewOrg): Promise<{ id: string; user: { id: string; link?: string } }> =>
      db.transaction(async (transaction) => {
        // A transaction has every query of the database, but for the pool behind it.
        const tx = transaction as unknown as Db;
        await lockAccounts(tx);
        await refuseTaken(tx, org);
        const id = uuidv7();
        await tx.insert(orgs).values({ ...org, id, settings: startSettings(org.name, account.language), menu: startMenu });
        await tx.insert(pages).values(startPages.map((page) => ({ ...page, orgId: id })));
        await audit(tx, { orgId: id, action: 'org.created', subject: id, details: { by: 'command line' } });
        const accounts = createAccountsService({ db: tx, config });
        return { id, user: await accounts.add({ orgId: id, account: { ...account, permissions: ['superadmin'] }, first }) };
      }),
  };
}
