import type { Context } from '../context.ts';
import { orgs } from './orgs.tables.ts';
import type { OrgRef } from '../http/operation.ts';
import { Problem } from '../http/problem.ts';

const lifetimeMs = 10_000;

interface OrgRow extends OrgRef {
  hosts: string[];
}

/** Finds the customer a host name belongs to. */
export interface Orgs {
  /** The customer of a `Host` header; the first one where the name is no one's. Throws 503 while there is none at all. */
  byHost(host: string | undefined): Promise<OrgRef>;
  /**
   * The origin to put into a customer's mails: the configured one where it leads to them, else their own first host name with its scheme and
   * port. Never what a request says.
   */
  originOf(orgId: string, publicUrl: string): Promise<string>;
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
  const find = (all: readonly OrgRow[], host: string | undefined): OrgRow | undefined =>
    (host && all.find(({ hosts }) => hosts.includes(nameOf(host)))) || all[0];
  return {
    async byHost(host) {
      const found = find(await current(), host);
      if (!found) throw new Problem(503, 'unavailable');
      return { id: found.id };
    },
    async originOf(orgId, publicUrl) {
      const all = await current();
      const url = new URL(publicUrl);
      const own = all.find(({ id }) => id === orgId)?.hosts[0];
      if (!own || find(all, url.hostname)?.id === orgId) return url.origin;
      url.hostname = own;
      return url.origin;
    },
  };
}
