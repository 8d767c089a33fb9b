import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createShellRepository, type OrgRow } from './shell.repository.ts';

/** Name and look of a customer. */
export type Customer = Omit<OrgRow, 'menu' | 'settings'>;

/** Finds customers for what shows them; throws 404 where there is none. */
export const createCustomers =
  (context: Pick<Context, 'db'>) =>
  async (orgId: string): Promise<Customer> => {
    const found = await createShellRepository(context).findOrg(orgId);
    if (!found) throw new Problem(404, 'not_found');
    return found;
  };
