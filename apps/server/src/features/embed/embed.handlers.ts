import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { type EmbedSite, isShownAt } from '../../platform/http/embeds.ts';
import { type Handlers, type Me, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import type { AuthKit } from '../auth/index.ts';
import type { CachingGate } from './embed.gate.ts';
import { createEmbedHealth } from './health.service.ts';
import { createEmbedSiteReader } from './embed.site.ts';
import { createEmbedTokens } from './embed.tokens.ts';
import { type EmbedActor, createEmbedSites } from './sites.service.ts';

const maySetUp = (me: Pick<Me, 'permissions'>): boolean => me.permissions.includes('superadmin');

/** Superadmins alone: who makes a key signs in as every member. Others do not learn that there is anything. */
function actor(input: Parameters<typeof member>[0]): EmbedActor {
  const me = member(input);
  if (!maySetUp(me)) throw new Problem(404, 'not_found');
  return { orgId: me.orgId, actorId: me.id };
}

/** The operations of widgets on other websites, and those by which websites are let in. */
export function createEmbedHandlers(
  context: Context,
  kit: Pick<AuthKit, 'findMember' | 'sessions'>,
  gate: Pick<CachingGate, 'site' | 'isPortal' | 'forget'>,
) {
  const { config, responses } = context;
  const [sites, health, tokens, read, orgs] = [
    createEmbedSites(context),
    createEmbedHealth(context),
    createEmbedTokens(context, kit),
    createEmbedSiteReader(context),
    createOrgs(context),
  ];

  /** A website of the customer that is asked from one of its pages. */
  async function siteOf(orgId: string, id: string, request: FastifyRequest): Promise<EmbedSite> {
    const site = await gate.site(orgId, id);
    if (!site) throw new Problem(404, 'embed_site_unknown');
    const { origin } = request.headers;
    if (origin !== undefined && !isShownAt(gate, site, origin, request)) throw new Problem(403, 'origin_not_listed');
    return site;
  }

  /** Changes a customer's websites, and has the change hold at once in this process, within a second in others. */
  async function change<Done>(input: Parameters<typeof member>[0], work: (by: EmbedActor) => Promise<Done>): Promise<Done> {
    const by = actor(input);
    try {
      return await work(by);
    } finally {
      gate.forget(by.orgId);
    }
  }

  /** What the portal is called by in this request. */
  const addressOf = ({ host }: FastifyRequest): string => `${config.secure ? 'https' : 'http'}://${host}`;

  return {
    async getEmbedSite({ params, org, request, reply }) {
      const site = await siteOf(org.id, params.id, request);
      return responses.send(reply, org.id, ['embed', site.id, site.widgets, site.guests], () => read(site));
    },
    async createEmbedToken({ body, org, request }) {
      const { origin } = request.headers;
      const site = await siteOf(org.id, body.site, request);
      if (origin === undefined) throw new Problem(403, 'origin_not_listed');
      const audience = [new URL(config.publicUrl).origin, await orgs.originOf(org.id, config.publicUrl), addressOf(request)];
      const from = gate.isPortal(origin, request) ? null : origin;
      return tokens.exchange({ site, token: body.token, origin: from, audience, userAgent: request.headers['user-agent'] });
    },
    async createEmbedReport({ body, org, request }) {
      const site = await siteOf(org.id, body.site, request);
      const { origin } = request.headers;
      if (origin === undefined) throw new Problem(403, 'origin_not_listed');
      // What editors see before they place it is none of the website's.
      if (!gate.isPortal(origin, request)) await health.report(site, origin, body);
    },
    async getStudioEmbedHealth({ params, ...input }) {
      const { orgId } = editorsAlone(member(input));
      await sites.require(orgId, params.id);
      return health.read(params.id);
    },
    async listStudioEmbedSites(input) {
      const me = editorsAlone(member(input));
      return { results: await sites.list(me.orgId), writable: maySetUp(me) };
    },
    async createStudioEmbedPreview({ params, ...input }) {
      const me = editorsAlone(member(input));
      const site = await gate.site(me.orgId, params.id);
      if (!site) throw new Problem(404, 'not_found');
      return { token: await tokens.sign(site, me.id, addressOf(input.request)) };
    },
    createStudioEmbedSite: ({ body, ...input }) => change(input, (by) => sites.create(by, body)),
    setStudioEmbedSite: ({ params, body, ...input }) => change(input, (by) => sites.change(by, params.id, body)),
    deleteStudioEmbedSite: ({ params, ...input }) => change(input, (by) => sites.remove(by, params.id)),
    createStudioEmbedKey: ({ params, ...input }) => sites.createKey(actor(input), params.id),
    deleteStudioEmbedKey: ({ params, ...input }) => sites.removeKey(actor(input), params.id, params.key_id),
  } satisfies Partial<Handlers>;
}
