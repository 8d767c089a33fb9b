import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import type { EmbedGate, EmbedSite } from '../../platform/http/embeds.ts';
import { isPortalOrigin } from '../../platform/http/own-origin.ts';
import type { MediaGrants } from '../../shared/embed/media-grants.ts';
import { createEmbedRepository } from './embed.repository.ts';

/** What is switched off or taken away stops within this time in every process. */
const lifetimeMs = 1000;
const mostOrgs = 1000;

const prefix = '/api/v2/media/';

/** The gate, with what it remembers. */
export interface CachingGate extends EmbedGate {
  /** Reads a customer's websites again at the next request, after a change of them. */
  forget(orgId: string): void;
}

/** Finds the websites of customers, and writes the addresses of media for them. */
export function createEmbedGate({ config, db }: Pick<Context, 'config' | 'db'>, grants: Pick<MediaGrants, 'write'>): CachingGate {
  const repository = createEmbedRepository(db);
  const known = new LRUCache<string, Promise<EmbedSite[]>>({ max: mostOrgs, ttl: lifetimeMs });

  function sitesOf(orgId: string): Promise<EmbedSite[]> {
    const found = known.get(orgId);
    if (found) return found;
    const asked = repository.list(orgId).then((rows) => rows.filter(({ enabled }) => enabled));
    known.set(orgId, asked);
    asked.catch(() => known.peek(orgId) === asked && known.delete(orgId));
    return asked;
  }

  return {
    forget: (orgId) => void known.delete(orgId),
    isListed: async (orgId, origin) => (await sitesOf(orgId)).some(({ origins }) => origins.includes(origin)),
    isPortal: (origin, request) => isPortalOrigin(origin, request, config),
    async site(orgId, id) {
      const known = (await sitesOf(orgId)).find((one) => one.id === id);
      if (known) return known;
      // Another process may have made it this moment.
      const made = await repository.find(orgId, id);
      return made?.enabled ? made : undefined;
    },
    mediaAddress(path, { host }, { site, userId }) {
      const [address = '', query] = path.slice(prefix.length).split('?');
      const grant = grants.write(site.orgId, address, { siteId: site.id, userId });
      const origin = `${config.secure ? 'https' : 'http'}://${host}`;
      return `${origin}${prefix}${address}?${query ? `${query}&` : ''}grant=${grant}`;
    },
  };
}
