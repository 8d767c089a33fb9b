import { createOrgRepository, type Db } from '@foyer/server/operate/database';
import { Refusal } from './refusal.ts';

/** Finds the customer a command is about. */
export async function findOrg(db: Db, wanted: string | undefined): Promise<{ id: string; name: string }> {
  const all = await createOrgRepository(db).list();
  const [first] = all;
  if (!first)
    throw new Refusal('The database holds no customer yet. "npx foyer org add" makes one, "npx foyer demo" fills it with the demo.');
  const list = all.map(({ id, name }) => `${id} (${name})`).join(', ');
  if (wanted === undefined) {
    if (all.length === 1) return first;
    throw new Refusal(`There are several customers: name one with --org. They are ${list}.`);
  }
  const lower = wanted.toLowerCase();
  const found = all.find(({ id }) => id === wanted) ?? all.find(({ name, hosts }) => name.toLowerCase() === lower || hosts.includes(lower));
  if (!found) throw new Refusal(`There is no customer "${wanted}". There are ${list}.`);
  return found;
}
