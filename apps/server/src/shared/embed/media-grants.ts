import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { loadSecret } from '../../platform/db/secret.ts';

/** For whom a medium's address was written: a member, or a website's visitors who are not signed in. */
export interface GrantSubject {
  siteId: string;
  userId: string | null;
}

const hourMs = 3_600_000;

/** Until when an address is good that is written now: an hour or two, the same for all that are written in one hour, so that copies are used again. */
const endOf = (now: number): number => (Math.floor(now / hourMs) + 2) * hourMs;

/**
 * Rights to read a medium that travel in its address (`grant`), for pages of other sites: their pictures are asked for without cookies. They name who reads and end
 * by themselves; whether that reader may see the medium is asked each time.
 */
export async function loadMediaGrants(db: Db) {
  const key = await loadSecret(db, 'media-grants');
  const sign = (...parts: readonly string[]): Buffer => createHmac('sha256', key).update(JSON.stringify(parts)).digest();

  return {
    /** The right to read what is at an address (`lake.3f9a12ab77c1.jpg`). */
    write(orgId: string, address: string, { siteId, userId }: GrantSubject, now: number = Date.now()): string {
      const body = `${endOf(now).toString(36)}~${siteId}~${userId ?? ''}`;
      return `${body}~${sign(orgId, address, body).toString('base64url')}`;
    },

    /** Who may read by it; undefined where it has ended, or was not written here for this address. */
    read(orgId: string, address: string, grant: string, now: number = Date.now()): GrantSubject | undefined {
      const [end = '', siteId = '', userId = '', signature = ''] = grant.split('~');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(orgId, address, `${end}~${siteId}~${userId}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number.parseInt(end, 36) > now ? { siteId, userId: userId || null } : undefined;
    },
  };
}

/** See `loadMediaGrants`. */
export type MediaGrants = Awaited<ReturnType<typeof loadMediaGrants>>;
