import type { Schemas } from '@foyer/api';
import { randomBytes } from 'node:crypto';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { found, Problem, refused } from '../../platform/http/problem.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { audit } from '../../shared/audit/audit.ts';
import { differing } from '../../shared/content/differing.ts';
import { createEmbedRepository, type KeyRow, type SiteRow } from './embed.repository.ts';
import { mostKeys, mostSites, siteFaults, tidySite } from './sites.rules.ts';

type Content = Schemas['StudioEmbedSiteContent'];
type Site = Schemas['StudioEmbedSite'];

/** Whose websites, and who changes them; the command line has no account. */
export interface EmbedActor {
  orgId: string;
  actorId?: string;
}

/** What ids of websites are made in, from their maker and the key of the request: repeated, it names the same one. */
const namespace = '5b2f4a0e-4f1c-4a0b-8a57-0d5b1f6c3e21';

const toContent = ({ name, origins, widgets, guests, enabled }: SiteRow): Content => ({ name, origins, widgets, guests, enabled });

const toKey = ({ id, createdAt, lastUsedAt }: Omit<KeyRow, 'secret'>): Schemas['StudioEmbedKey'] => ({
  id,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

function check(content: Content, place?: string): Content {
  const errors = siteFaults(content);
  if (errors.length > 0) throw refused(errors, place);
  return tidySite(content);
}

/** The keys of websites. */
function createEmbedKeys(db: Db) {
  return {
    /** Makes a key; its secret is given this once. Throws 404, 409 `too_many_keys`. */
    async createKey({ orgId, actorId }: EmbedActor, siteId: string): Promise<Schemas['StudioEmbedSecret']> {
      const secret = `foyer_sk_${randomBytes(32).toString('base64url')}`;
      const row = { id: uuidv7(), siteId, secret, createdAt: new Date(), lastUsedAt: null };
      await db.transaction(async (tx) => {
        const sites = createEmbedRepository(tx);
        found(await sites.hold(orgId, siteId));
        if ((await sites.keys([siteId])).length >= mostKeys) throw new Problem(409, 'too_many_keys', { values: { limit: mostKeys } });
        await sites.insertKey(row);
        await audit(tx, { orgId, ...(actorId && { actorId }), action: 'embed_key.created', subject: siteId, details: { key: row.id } });
      });
      return { key: toKey(row), secret };
    },

    /** Revokes a key: its tokens are refused, and who was signed in with one is signed out. Throws 404. */
    async removeKey({ orgId, actorId }: EmbedActor, siteId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const sites = createEmbedRepository(tx);
        found(await sites.hold(orgId, siteId));
        if (!(await sites.removeKey(siteId, id))) throw new Problem(404, 'not_found');
        await audit(tx, { orgId, ...(actorId && { actorId }), action: 'embed_key.deleted', subject: siteId, details: { key: id } });
      });
    },
  };
}

/** The websites that show a customer's widgets, as superadmins and the command line change them. */
export function createEmbedSites({ db }: Pick<Context, 'db'>) {
  const repository = createEmbedRepository(db);

  async function show(rows: readonly SiteRow[]): Promise<Site[]> {
    const keys = Map.groupBy(await repository.keys(rows.map(({ id }) => id)), ({ siteId }) => siteId);
    return rows.map((row) => ({
      ...{ id: row.id, content: toContent(row), created_at: row.createdAt.toISOString() },
      keys: (keys.get(row.id) ?? []).map(toKey),
    }));
  }
  async function read(orgId: string, id: string): Promise<Site> {
    const [site] = await show([found(await repository.find(orgId, id))]);
    return site!;
  }

  return {
    list: async (orgId: string): Promise<Site[]> => show(await repository.list(orgId)),

    /** Throws 404 where the customer has no such website. */
    require: async (orgId: string, id: string): Promise<void> => void found(await repository.find(orgId, id)),

    /** Throws 400 naming the fields, 409 `too_many_sites`. */
    async create({ orgId, actorId }: EmbedActor, { key, content }: Schemas['NewStudioEmbedSite']): Promise<Site> {
      const values = check(content, 'content');
      const id = uuidv5(`${orgId}:${actorId ?? ''}:${key.toLowerCase()}`, namespace);
      await db.transaction(async (tx) => {
        // Two at the same moment would not count each other.
        await createOrgRepository(tx).findForChange(orgId);
        const sites = createEmbedRepository(tx);
        const all = await sites.list(orgId);
        if (all.some((one) => one.id === id)) return;
        if (all.length >= mostSites) throw new Problem(409, 'too_many_sites', { values: { limit: mostSites } });
        await sites.insert({ id, orgId, ...values });
        await audit(tx, { orgId, ...(actorId && { actorId }), action: 'embed_site.created', subject: id, details: { name: values.name } });
      });
      return read(orgId, id);
    },

    /** Throws 404, 400 naming the fields. */
    async change({ orgId, actorId }: EmbedActor, id: string, wanted: Content): Promise<Site> {
      const values = check(wanted);
      await db.transaction(async (tx) => {
        const sites = createEmbedRepository(tx);
        const fields = Object.keys(differing(toContent(found(await sites.hold(orgId, id))), values)).join(', ');
        if (!fields) return;
        await sites.save(id, values);
        // Open connections are told what was shown when they began.
        await sites.endSessions(id);
        await audit(tx, { orgId, ...(actorId && { actorId }), action: 'embed_site.changed', subject: id, details: { fields } });
      });
      return read(orgId, id);
    },

    /** Removes a website with its keys; who is signed in there is signed out. Throws 404. */
    async remove({ orgId, actorId }: EmbedActor, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const sites = createEmbedRepository(tx);
        const { name } = found(await sites.hold(orgId, id));
        await sites.remove(id);
        await audit(tx, { orgId, ...(actorId && { actorId }), action: 'embed_site.deleted', subject: id, details: { name } });
      });
    },

    ...createEmbedKeys(db),
  };
}

/** See `createEmbedSites`. */
export type EmbedSites = ReturnType<typeof createEmbedSites>;
