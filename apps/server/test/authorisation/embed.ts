import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { embedKeys, embedSites } from '../../src/shared/embed/embed.tables.ts';
import { ids } from '../fixture.ts';
import type { Case, Scene } from './matrix.ts';

type Call = (scene: Scene) => Promise<InjectOptions>;

const content = { name: 'Intranet', origins: ['https://intranet.example'], widgets: ['occasions'], guests: true, enabled: true };

/** Calls something of a website of its own for each call. */
const onSite =
  (orgId: string, call: (site: string, key: string) => InjectOptions): Call =>
  async ({ server: { database } }) => {
    const [site, key] = [randomUUID(), randomUUID()];
    await database.db.insert(embedSites).values({ ...content, id: site, orgId });
    await database.db.insert(embedKeys).values({ id: key, siteId: site, secret: 'foyer_sk_geheim' });
    return call(site, key);
  };

/** What superadmins alone do to the websites of their customer. */
const forSuperadmins = (status: number, call: (site: string, key: string) => InjectOptions): Case[] => [
  { name: 'of this customer', call: onSite(ids.org, call), answers: { others: 404, superadmin: status } },
  { name: 'of another customer', call: onSite(ids.otherOrg, call), answers: { others: 404 } },
];

/** Who is answered what about websites that show widgets; what widgets themselves are answered: `features/embed/embed.test.ts`. */
export const embedCases = {
  getEmbedSite: [
    {
      name: 'of this customer',
      call: onSite(ids.org, (site) => ({ method: 'GET', url: `/embed/sites/${site}` })),
      answers: { others: 200, outsider: 404 },
    },
    {
      name: 'of another customer',
      call: onSite(ids.otherOrg, (site) => ({ method: 'GET', url: `/embed/sites/${site}` })),
      answers: { others: 404, outsider: 200 },
    },
  ],
  createEmbedToken: [
    {
      name: 'from a page that is none of the website’s',
      call: onSite(ids.org, (site) => ({ method: 'POST', url: '/embed/tokens', payload: { site, token: 'a.b.c' } })),
      answers: { others: 403, outsider: 404 },
    },
  ],
  createEmbedReport: [
    {
      name: 'from a page that is none of the website’s',
      call: onSite(ids.org, (site) => ({ method: 'POST', url: '/embed/reports', payload: { site, widget: 'chat', version: '1' } })),
      answers: { others: 403, outsider: 404 },
    },
  ],
  getStudioEmbedHealth: [
    {
      name: 'of this customer',
      call: onSite(ids.org, (site) => ({ method: 'GET', url: `/studio/embed_sites/${site}/health` })),
      answers: { others: 404, editor: 200, superadmin: 200 },
    },
    {
      name: 'of another customer',
      call: onSite(ids.otherOrg, (site) => ({ method: 'GET', url: `/studio/embed_sites/${site}/health` })),
      answers: { others: 404 },
    },
  ],
  listStudioEmbedSites: [
    { name: 'in the studio', call: { method: 'GET', url: '/studio/embed_sites' }, answers: { others: 404, editor: 200, superadmin: 200 } },
  ],
  createStudioEmbedSite: [
    {
      name: 'in the studio',
      call: async () => ({ method: 'POST', url: '/studio/embed_sites', payload: { key: randomUUID(), content } }),
      answers: { others: 404, superadmin: 201 },
    },
  ],
  setStudioEmbedSite: forSuperadmins(200, (site) => ({ method: 'PUT', url: `/studio/embed_sites/${site}`, payload: content })),
  deleteStudioEmbedSite: forSuperadmins(204, (site) => ({ method: 'DELETE', url: `/studio/embed_sites/${site}` })),
  createStudioEmbedKey: forSuperadmins(201, (site) => ({ method: 'POST', url: `/studio/embed_sites/${site}/keys` })),
  createStudioEmbedPreview: [
    {
      name: 'of this customer',
      call: onSite(ids.org, (site) => ({ method: 'POST', url: `/studio/embed_sites/${site}/preview` })),
      answers: { others: 404, editor: 201, superadmin: 201 },
    },
    {
      name: 'of another customer',
      call: onSite(ids.otherOrg, (site) => ({ method: 'POST', url: `/studio/embed_sites/${site}/preview` })),
      answers: { others: 404 },
    },
  ],
  deleteStudioEmbedKey: forSuperadmins(204, (site, key) => ({ method: 'DELETE', url: `/studio/embed_sites/${site}/keys/${key}` })),
} satisfies Record<string, Case[]>;
