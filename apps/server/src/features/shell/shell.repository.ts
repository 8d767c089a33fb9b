import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { orgs } from '../../db/schema.ts';

/** Reads the customer. */
export function createShellRepository({ db }: Pick<Context, 'db'>) {
  return {
    async findOrg(orgId: string) {
      const [row] = await db.select({ name: orgs.name, settings: orgs.settings, menu: orgs.menu }).from(orgs).where(eq(orgs.id, orgId));
      return row;
    },
  };
}
export type ShellRepository = ReturnType<typeof createShellRepository>;
