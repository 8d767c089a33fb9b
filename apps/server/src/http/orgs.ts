import type { Context } from '../context.ts';
import { orgs } from '../db/schema.ts';
import type { OrgRef } from './operation.ts';
import { Problem } from './problem.ts';

const lifetimeMs = 10_000;

interface OrgRow extends OrgRef {
  hosts: string[];
}

/** Finds the customer a host name belongs to. */
export interface Orgs {
  /** The customer of a `Host` header; the first one where the name is nobody's. Throws 503 while there is none at all. */
  byHost(host: string | undefined): Promise<OrgRef>;
}

const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/** Keeps the customers' host names for 10 s, so that a request costs no query. */
export function createOrgs({ db }: Pick<Context, 'db'>): Orgs {
  let rows: OrgRow[] = [];
  let readAt = -Infinity;
  let reading: Promise<OrgRow[]> | undefined;

  async function read(): Promise<OrgRow[]> {
    const found = await db.select({ id: orgs.id, hosts: orgs.hosts }).from(orgs).orderBy(orgs.createdAt, orgs.id);
    [rows, readAt] = [found, performance.now()];
    return found;
  }
  async function current(): Promise<OrgRow[]> {
    if (rows.length > 0 && performance.now() - readAt < lifetimeMs) return rows;
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  }
  return {
    async byHost(host) {
      const all = await current();
      const found = (host && all.find(({ hosts }) => hosts.includes(nameOf(host)))) || all[0];
      if (!found) throw new Problem(503, 'unavailable');
      return { id: found.id };
    },
  };
}
