import { createOrgRepository } from '@foyer/server/operate/database';
import type { Io } from '../io.ts';
import { withDatabase } from '../open.ts';

/** `org list`: the customers, the oldest first; to the first one leads every host name that is no one's. */
export async function listOrgs(io: Io, { json }: { json?: boolean }): Promise<void> {
  const found = await withDatabase(io, { writes: false }, ({ database: { db } }) => createOrgRepository(db).list());
  if (json) return io.out(JSON.stringify(found));
  if (found.length === 0) return io.out('There is no customer yet. "npx foyer org add" makes one.');
  io.out(found.map(({ id, name, hosts }) => `${name} (${id}): ${hosts.join(', ') || 'no host name'}`).join('\n'));
}
