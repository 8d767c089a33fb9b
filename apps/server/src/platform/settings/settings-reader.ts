import { readSettings, type ReadSettings } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/client.ts';
import { orgs } from '../orgs/orgs.tables.ts';
import { Problem } from '../http/problem.ts';

/** Reads customers' settings. */
export interface SettingsReader {
  /** The settings of a customer, at most a second old. Throws 404 where there is no such customer. */
  of(orgId: string): Promise<ReadSettings>;
}

const defaultMaxAgeMs = 1000;

/** Keeps every customer's settings for a second, so that a request costs no query for them; for `maxAgeMs`, or not at all where that is 0. */
export function createSettingsReader(db: Db, maxAgeMs: number = defaultMaxAgeMs): SettingsReader {
  const cache = new LRUCache<string, Promise<ReadSettings>>({ max: 1000, ttl: maxAgeMs });
  async function load(orgId: string): Promise<ReadSettings> {
    const [found] = await db.select({ settings: orgs.settings }).from(orgs).where(eq(orgs.id, orgId));
    if (!found) throw new Problem(404, 'not_found');
    return readSettings(found.settings).settings;
  }
  return {
    of(orgId) {
      const known = cache.get(orgId);
      if (known) return known;
      const asked = load(orgId);
      if (maxAgeMs > 0) cache.set(orgId, asked);
      asked.catch(() => void (cache.peek(orgId) === asked && cache.delete(orgId)));
      return asked;
    },
  };
}
