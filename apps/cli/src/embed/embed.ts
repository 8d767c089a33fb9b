import { createEmbedSites, type EmbedSites } from '@foyer/server/operate/embed';
import { randomUUID } from 'node:crypto';
import type { Io } from '../io.ts';
import { type OpenFor, withOrg } from '../open.ts';
import { Refusal } from '../refusal.ts';

/** The options every command about websites has. */
export interface EmbedOptions {
  org?: string;
  json?: boolean;
}

/** The options of `embed add`. */
export interface AddSiteOptions extends EmbedOptions {
  origin: string[];
  widget: string[];
  guests?: boolean;
}

type Site = Awaited<ReturnType<EmbedSites['list']>>[number];

interface Work {
  orgId: string;
  sites: EmbedSites;
}

async function withSites<T>(io: Io, openFor: OpenFor, { org }: EmbedOptions, work: (parts: Work) => Promise<T>): Promise<T> {
  return withOrg(io, openFor, org, async ({ db, orgId }) => work({ orgId, sites: createEmbedSites({ db }) }));
}

async function find({ orgId, sites }: Work, wanted: string): Promise<Site> {
  const all = await sites.list(orgId);
  const found = all.filter(({ id, content }) => id === wanted || content.name.toLowerCase() === wanted.toLowerCase());
  if (found.length > 1) throw new Refusal(`Several websites are called "${wanted}": name one by its id (foyer embed list).`);
  if (!found[0]) throw new Refusal(`There is no website "${wanted}". "npx foyer embed list" shows them.`);
  return found[0];
}

/** `embed add`. */
export async function addSite(io: Io, name: string, { origin, widget, guests = false, ...options }: AddSiteOptions): Promise<void> {
  const content = { name, origins: origin, widgets: widget, guests, enabled: true };
  const site = await withSites(io, {}, options, ({ orgId, sites }) => sites.create({ orgId }, { key: randomUUID(), content }));
  if (options.json) return io.out(JSON.stringify({ id: site.id, ...site.content }));
  io.out(`Added ${site.content.name} (${site.id}). "npx foyer embed key ${site.id}" makes the key that its server signs with.`);
}

/** `embed list`. */
export async function listSites(io: Io, options: EmbedOptions): Promise<void> {
  const all = await withSites(io, { writes: false }, options, ({ orgId, sites }) => sites.list(orgId));
  if (options.json) return io.out(JSON.stringify(all.map(({ id, content, keys }) => ({ id, ...content, keys }))));
  if (all.length === 0) return io.out('No website shows widgets yet. "npx foyer embed add" lets one.');
  const lines = all.map(({ id, content, keys }) => {
    const state = [content.guests && 'open to guests', !content.enabled && 'switched off'].filter(Boolean).join(', ');
    const ofKeys = keys.map((key) => `\n  key ${key.id}, ${key.last_used_at ? `last used ${key.last_used_at}` : 'not used yet'}`).join('');
    return `${content.name} (${id}): ${content.origins.join(' ')}\n  ${content.widgets.join(', ')}${state && `; ${state}`}${ofKeys}`;
  });
  io.out(lines.join('\n'));
}

/** `embed on` and `embed off`. */
export async function switchSite(io: Io, enabled: boolean, which: string, options: EmbedOptions): Promise<void> {
  const site = await withSites(io, {}, options, async (work) => {
    const { id, content } = await find(work, which);
    return work.sites.change({ orgId: work.orgId }, id, { ...content, enabled });
  });
  if (options.json) return io.out(JSON.stringify({ id: site.id, enabled }));
  io.out(`${site.content.name} is switched ${enabled ? 'on' : 'off'}. Running servers follow within two seconds.`);
}

/** `embed remove`. */
export async function removeSite(io: Io, which: string, options: EmbedOptions): Promise<void> {
  const site = await withSites(io, {}, options, async (work) => {
    const found = await find(work, which);
    await work.sites.remove({ orgId: work.orgId }, found.id);
    return found;
  });
  if (options.json) return io.out(JSON.stringify({ id: site.id }));
  io.out(`Removed ${site.content.name} with ${site.keys.length} keys.`);
}

/** `embed key`. */
export async function addKey(io: Io, which: string, options: EmbedOptions): Promise<void> {
  const { key, secret } = await withSites(io, {}, options, async (work) => {
    const { id } = await find(work, which);
    return work.sites.createKey({ orgId: work.orgId }, id);
  });
  if (options.json) return io.out(JSON.stringify({ id: key.id, secret }));
  io.out(`Key id (kid): ${key.id}\nSecret: ${secret}\nIt is shown this once. Keep it on the website's server alone.`);
}

/** `embed revoke`. */
export async function revokeKey(io: Io, which: string, key: string, options: EmbedOptions): Promise<void> {
  const site = await withSites(io, {}, options, async (work) => {
    const found = await find(work, which);
    await work.sites.removeKey({ orgId: work.orgId }, found.id, key);
    return found;
  });
  if (options.json) return io.out(JSON.stringify({ id: key }));
  io.out(`Revoked the key of ${site.content.name}. Running servers follow within two seconds.`);
}
